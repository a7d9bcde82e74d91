/** `npm run new:post "Title"`: creates a draft in `content/blog`, and says what to do with it. */
import { createPost, NewPostError } from './lib/content/create-post.ts';
import { projectRoot } from './lib/process/package-bin.ts';

try {
	const file = createPost(projectRoot, process.argv.slice(2).join(' '), new Date());
	console.log(`Made ${file}, a draft that only you see.

Next:
  1. Open the file and write. Every TODO waits for you: the check lets it be while draft is true.
  2. See it: npm run dev, then http://localhost:4321/blog
  3. Ask what is wrong: npm run check:content
  4. Set draft: false when it may be read by all.

How to write formulas, pictures and links: content/README.md`);
} catch (error) {
	if (!(error instanceof NewPostError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
