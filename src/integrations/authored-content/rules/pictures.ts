/** A post's image is in the post's folder, has alt text, and is small and valid. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

const LARGEST_DRAWING = 4096;
const LARGEST_PHOTOGRAPH = 300_000;

/** For the images in the text; `folder` is the post's own, absolute. */
export async function findPictureIssues(tree: MdxNode, folder: string): Promise<RuleIssue[]> {
	const images = [...nodesOf(tree)].filter(({ type }) => type === 'image');
	const issues = await Promise.all(
		images.map(async ({ url = '', alt, position: { start } }) => {
			const place = { line: start.line, column: start.column, field: 'picture' };
			const wordless = alt?.trim()
				? []
				: [
						`found ![](${url}) without words. Describe in the square brackets what a reader would see: ![A number line from -3 to 3.](${url}).`,
					];
			const messages = [...wordless, ...(await pictureIssues(url, folder))];
			return messages.map((message) => ({ ...place, message }));
		}),
	);
	return issues.flat();
}

/** For one image, named as in the post. [] if it exists and is valid. */
export async function pictureIssues(path: string, folder: string): Promise<string[]> {
	if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(path))
		return [
			`found "${path}", an image from another site. Save it beside the post, if it is ours to use, and write ./name.svg.`,
		];
	if (!/^\.\/[^/]+$/.test(path))
		return [`found "${path}". Put the image beside the post and write ./${basename(path)}.`];
	const name = decoded(path).slice(2);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	if (!names.includes(name))
		return [
			`found "${path}", but there is no such file. ${names.length > 1 ? `The folder of the post has: ${picturesAmong(names)}.` : 'Put the image beside the post.'} Capital letters count.`,
		];
	if (!/\.(?:svg|png|jpe?g|webp)$/.test(name))
		return [
			`found "${path}". A drawing ends in .svg, a photograph in .jpg, .png or .webp, all in lower case.`,
		];
	const file = join(folder, name);
	const sound = [...(name.endsWith('.svg') ? drawingIssues : photographIssues)(path, file)];
	return sound.length > 0 ? sound : unreadable(path, file);
}

function photographIssues(path: string, file: string): string[] {
	const bytes = statSync(file).size;
	return bytes > LARGEST_PHOTOGRAPH
		? [
				`found "${path}" with ${Math.round(bytes / 1000)} kB. A photograph has at most ${LARGEST_PHOTOGRAPH / 1000}: make it 1,200 pixels wide and save it as .jpg.`,
			]
		: [];
}

/** An image that cannot be opened would stop the build with someone else's message. */
async function unreadable(path: string, file: string): Promise<string[]> {
	try {
		// The bytes, not the path, which sharp would have cached from before it was fixed.
		await sharp(readFileSync(file)).metadata();
		return [];
	} catch (cause) {
		const [reason = ''] = (cause instanceof Error ? cause.message : String(cause))
			.replace(/^.* on (line \d+) column \d+ of data: /, '$1: ')
			.split('\n');
		return [`found "${path}", which cannot be opened: ${reason}. Save it again from its program.`];
	}
}

const decoded = (path: string): string => {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
};

const picturesAmong = (names: string[]) =>
	names.filter((name) => !name.endsWith('.mdx')).join(', ') || 'no pictures';

const HARMFUL =
	/<(?:script|foreignObject|image|style|a|animate\w*|set)\b|<!(?:DOCTYPE|ENTITY)|\s(?:on\w+|style)\s*=|(?:href|src)\s*=\s*(?!["']#)|url\(\s*["']?(?!#)/i;

function drawingIssues(path: string, file: string): string[] {
	const svg = readFileSync(file, 'utf8');
	const start = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
	const missing = ['width', 'height', 'viewBox'].filter(
		(name) => !new RegExp(`\\s${name}\\s*=\\s*["'][^"']`).test(start),
	);
	const bytes = Buffer.byteLength(svg);
	return [
		...(missing.length > 0
			? [
					`found "${path}" without ${missing.join(', ')}. Begin the drawing with <svg xmlns="http://www.w3.org/2000/svg" width="480" height="240" viewBox="0 0 480 240">.`,
				]
			: []),
		...(bytes > LARGEST_DRAWING
			? [
					`found "${path}" with ${bytes} bytes. A drawing has at most ${LARGEST_DRAWING}: remove what the drawing program added, and decimals nobody sees.`,
				]
			: []),
		...(HARMFUL.test(svg)
			? [
					`found a script, a style or a link inside "${path}". Keep shapes and words only, colored by attributes such as fill="#17203a".`,
				]
			: []),
	];
}
