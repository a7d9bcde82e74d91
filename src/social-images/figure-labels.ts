/**
 * Extracts the words from a drawing, so that they can be typeset as outlines: a rasterizer would use whatever font the
 * machine has.
 */

export type LabelPart = {
	text: string;
	size: number;
	fill: string;
	italic: boolean;
	bold: boolean;
	rise: number;
};
/** `x` and `y` of the baseline in the drawing's own units. */
export type Label = { x: number; y: number; anchor: string; parts: LabelPart[] };
export type Figure = { drawing: string; width: number; height: number; labels: Label[] };

type Attributes = Readonly<Record<string, string>>;

const TOKEN = /<(\/?)(g|text|tspan)\b([^>]*)>|([^<]+)/g;
const INHERITED = ['font-size', 'font-style', 'font-weight', 'text-anchor', 'fill'];
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function readFigure(svg: string): Figure {
	const [, , width = 480, height = 320] =
		/viewBox="([^"]*)"/
			.exec(svg)?.[1]
			?.split(/[\s,]+/)
			.map(Number) ?? [];
	const drawing = svg.replaceAll(/<text\b[\s\S]*?<\/text>/g, '');
	return { drawing, width, height, labels: labelsOf(svg) };
}

function labelsOf(svg: string): Label[] {
	const labels: Label[] = [];
	const open: Attributes[] = [{}];
	let rise = 0;
	for (const [, closes, name, written = '', words] of svg.matchAll(TOKEN)) {
		const around = open.at(-1) ?? {};
		if (words !== undefined) {
			if (around['in'] === 'text' && words.trim() !== '')
				labels.at(-1)?.parts.push(partOf(words, around, rise));
		} else if (closes === '/') open.pop();
		else if (!written.endsWith('/')) {
			const own = attributesOf(written);
			const here = { ...inherited(around, own), ...(name === 'g' ? {} : { in: 'text' }) };
			open.push(here);
			rise = name === 'text' || own['x'] !== undefined ? 0 : rise + Number(own['dy'] ?? 0);
			if (name === 'text' || own['x'] !== undefined) labels.push(startOf(here));
		}
	}
	return labels.filter(({ parts }) => parts.length > 0);
}

const attributesOf = (written: string): Attributes =>
	Object.fromEntries(
		[...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
	);

/** A `tspan` without a position takes that of its `text`. */
function inherited(around: Attributes, own: Attributes): Attributes {
	const kept = [...INHERITED, 'in', 'x', 'y'].filter((key) => around[key] !== undefined);
	return { ...Object.fromEntries(kept.map((key) => [key, around[key] ?? ''])), ...own };
}

const startOf = (here: Attributes): Label => ({
	x: Number(here['x'] ?? 0),
	y: Number(here['y'] ?? 0),
	anchor: here['text-anchor'] ?? 'start',
	parts: [],
});

const partOf = (words: string, around: Attributes, rise: number): LabelPart => ({
	text: words.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? ''),
	size: Number.parseFloat(around['font-size'] ?? '16'),
	fill: around['fill'] ?? '#17203a',
	italic: around['font-style'] === 'italic',
	bold: around['font-weight'] === '700' || around['font-weight'] === 'bold',
	rise,
});
