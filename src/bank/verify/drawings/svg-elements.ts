/** The marks of a drawing, read from its SVG, without knowledge of the code that drew it. */
export type Mark = {
	name: string;
	/** Its own and those inherited from the groups around it. */
	attributes: Readonly<Record<string, string>>;
	/** For a text; empty for all others. */
	text: string;
};

const TAG = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*) ?(\/?)>([^<]*)/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** Cached: a drawing is queried several times in a row. */
let lastRead: { svg: string; marks: readonly Mark[] } = { svg: '', marks: [] };

/** All elements except groups, in drawing order. */
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

/** A mark's coordinate as a number. */
export const at = ({ attributes }: Mark, key: string): number => Number(attributes[key]);

export const isDashed = ({ attributes }: Mark): boolean => 'stroke-dasharray' in attributes;

/** The middle of a letter or a number: it is set 5 pixels below. */
export const middleOf = (mark: Mark): readonly [x: number, y: number] => [
	at(mark, 'x'),
	at(mark, 'y') - 5,
];

export type Scale = (pixel: number) => number;

/**
 * The scale on which all labels are at their values; `undefined` if there is none. Labels are placed to a tenth of a
 * pixel.
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
