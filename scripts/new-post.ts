/** `npm run new:post "Title"`: creates a draft in `content/blog`, and says what to do with it. */
import { createPost, NewPostError } from './lib/content/create-post.ts';
import { projectRoot } from './lib/process/package-bin.ts';

try {
	const file = createPost(projectRoot, process.argv.slice(2).join(' '), new Date());
	console.log(`Created ${file}, a draft that only you can see.

Next:
  1. Open the file and write. Replace every TODO: the check allows them only while draft is true.
  2. See it: npm run dev, then http://localhost:4321/blog
  3. Check it: npm run check:content
  4. Set draft: false to publish it.

How to write formulas, images, and links: content/README.md`);
} catch (error) {
	if (!(error instanceof NewPostError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
