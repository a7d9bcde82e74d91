/** A picture of a post lies beside it, says in words what it shows, and is small and complete. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MdxNode } from '../read-mdx.ts';
import type { RuleFault } from './rule.ts';
import { nodesOf } from './walk.ts';

const LARGEST_DRAWING = 4096;

/** Of the pictures in the text; `folder` is the post's own, absolute. */
export const findPictureFaults = (tree: MdxNode, folder: string): RuleFault[] =>
	[...nodesOf(tree)]
		.filter(({ type }) => type === 'image')
		.flatMap(({ url = '', alt, position: { start } }) => {
			const place = { line: start.line, column: start.column, field: 'picture' };
			const wordless = alt?.trim()
				? []
				: [
						`found ![](${url}) without words. Write in the square brackets what a reader would see: ![A number line from -3 to 3.](${url}).`,
					];
			return [...wordless, ...pictureFaults(url, folder)].map((message) => ({ ...place, message }));
		});

/** Of one picture, named as in the post. [] when it is there and sound. */
export function pictureFaults(path: string, folder: string): string[] {
	if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(path))
		return [
			`found "${path}", a picture from another site. Save it beside the post, if it is ours to use, and write ./name.svg.`,
		];
	if (!/^\.\.?\//.test(path))
		return [`found "${path}". Put the picture beside the post and write ./${basename(path)}.`];
	const file = join(folder, decodeURI(path));
	const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
	if (!names.includes(basename(file)))
		return [
			`found "${path}", and there is no such file. ${names.length > 1 ? `Beside the post lie: ${picturesAmong(names)}.` : 'Put the picture beside the post.'} Capital letters count.`,
		];
	return path.endsWith('.svg') ? drawingFaults(path, readFileSync(file, 'utf8')) : [];
}

const picturesAmong = (names: string[]) =>
	names.filter((name) => !name.endsWith('.mdx')).join(', ') || 'no pictures';

function drawingFaults(path: string, svg: string): string[] {
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
		...(/<(?:script|foreignObject|image|style)\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)/i.test(
			svg,
		)
			? [
					`found a script, a style or a link inside "${path}". Keep shapes and words only, coloured by attributes such as fill="#17203a".`,
				]
			: []),
	];
}
