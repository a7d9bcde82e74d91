/** The marks of a drawing, read from its SVG: nothing of what drew it is known here. */
export type Mark = {
	name: string;
	/** Its own and those that it inherits from the groups around it. */
	attributes: Readonly<Record<string, string>>;
	/** Of a text; empty for all others. */
	text: string;
};

const TAG = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*) ?(\/?)>([^<]*)/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** What was read last: several questions are asked of one drawing in a row. */
let lastRead: { svg: string; marks: readonly Mark[] } = { svg: '', marks: [] };

/** All elements without the groups, in the order in which they are drawn. */
export function marksIn(svg: string): readonly Mark[] {
	if (svg !== lastRead.svg) lastRead = { svg, marks: readMarks(svg) };
	return lastRead.marks;
}

function readMarks(svg: string): Mark[] {
	const around: Record<string, string>[] = [{}];
	const marks: Mark[] = [];
	for (const [, closing, name = '', list = '', isEmpty, text = ''] of svg.matchAll(TAG)) {
		if (closing) {
			around.pop();
			continue;
		}
		const own = Object.fromEntries(
			[...list.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
		);
		const attributes = { ...around.at(-1), ...own };
		if (name !== 'g' && name !== 'svg') marks.push({ name, attributes, text });
		if (!isEmpty) around.push(attributes);
	}
	return marks;
}

/** A number as a label has it: `−5`, `5/3`, `0.5`. NaN for other words. */
export function labelValue(text: string): number {
	const [, sign, over = '', under = '1'] = /^(−?)(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? [];
	return over === '' ? Number.NaN : ((sign ? -1 : 1) * Number(over)) / Number(under);
}

/** What a label says in words: "negative 5", "5 over 3". */
export const labelInWords = (text: string): string =>
	text.replace('−', 'negative ').replace('/', ' over ');

/** The coordinate of a mark as a number. */
export const at = ({ attributes }: Mark, key: string): number => Number(attributes[key]);

export type Scale = (pixel: number) => number;

/**
 * The scale on which all labels stand at their values; `undefined` when there is none. Labels are placed to a tenth of
 * a pixel.
 */
export function scaleOf(labels: readonly { pixel: number; value: number }[]): Scale | undefined {
	const sorted = labels.toSorted((a, b) => a.pixel - b.pixel);
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last || first.pixel === last.pixel) return undefined;
	const slope = (last.value - first.value) / (last.pixel - first.pixel);
	if (slope === 0) return undefined;
	const scale: Scale = (pixel) => first.value + (pixel - first.pixel) * slope;
	const fits = sorted.every(
		({ pixel, value }) => Math.abs(scale(pixel) - value) <= 0.25 * Math.abs(slope),
	);
	return fits ? scale : undefined;
}
