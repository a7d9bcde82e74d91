/** Right triangles as they are drawn beside a solution: with the parts that a line works with. */
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { Drawing, RightTriangle, RightTriangles, Spot } from '../figure.ts';

const [WIDTH, TOP, BELOW, SMALLER] = [320, 20, 26, 0.6];

export function drawRightTriangles({ triangles: [one, two], rise }: RightTriangles): Drawing {
	const ratio = Math.min(1.5, Math.max(0.5, rise));
	const [wide, high] = two ? [130, 110] : [170, 120];
	const across = Math.round(Math.min(wide, high / ratio));
	const up = Math.round(across * ratio);
	const base = TOP + up;
	const drawing = two
		? drawn(one, [34, base], [across * SMALLER, up * SMALLER]) +
			drawn(two, [WIDTH - across - 40, base], [across, up])
		: drawn(one, [Math.round((WIDTH - across) / 2), base], [across, up]);
	return {
		svg: svg(WIDTH, base + BELOW, drawing),
		alt: two
			? `Two similar right triangles. The smaller one: ${inWords(one)}. The larger one: ${inWords(two)}.`
			: `A right triangle: ${inWords(one)}.`,
		width: WIDTH,
		height: base + BELOW,
	};
}

/** The acute corner is at the left, the right angle at the right. */
function drawn(
	{ across, up, longest, angle }: RightTriangle,
	[x, y]: Spot,
	[wide, high]: Spot,
): string {
	const [right, top] = [tidy(x + wide), tidy(y - high)];
	const text = (words: string | undefined, [a, b]: Spot, anchor: string) =>
		words === undefined
			? ''
			: `<text x="${tidy(a)}" y="${tidy(b)}"${anchor && ` text-anchor="${anchor}"`}${/^[a-z]$/.test(words) ? ' font-style="italic"' : ''}>${words}</text>`;
	const slope = Math.atan2(high, wide);
	const bend = 28;
	const bow =
		angle === undefined
			? ''
			: `<path d="M${x + bend} ${y}A${bend} ${bend} 0 0 0 ${tidy(x + bend * Math.cos(slope))} ${tidy(y - bend * Math.sin(slope))}" fill="none" stroke="${ACCENT}" stroke-width="1.5"/>`;
	return (
		`<path d="M${x} ${y}L${right} ${y}L${right} ${top}L${x} ${y}" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
		`<path d="M${tidy(right - 10)} ${y}v-10h10" fill="none" stroke="${ACCENT}" stroke-width="1.5"/>${bow}` +
		text(across, [x + wide / 2, y + 18], '') +
		text(up, [right + 6, y - high / 2 + 5], 'start') +
		text(longest, [x + wide / 2 - 6, y - high / 2 - 5], 'end') +
		text(
			angle,
			[
				x + (bend + 6 + halfWidth(angle ?? '')) * Math.cos(slope / 2),
				y - (bend + 6 + halfWidth(angle ?? '')) * Math.sin(slope / 2) + 5,
			],
			'',
		)
	);
}

/** Screen readers may skip a sign. */
const spoken = (label: string): string => label.replace('+', 'plus');

const inWords = ({ across, up, longest, angle }: RightTriangle): string =>
	[
		...(across === undefined ? [] : [`horizontal leg ${spoken(across)}`]),
		...(up === undefined ? [] : [`vertical leg ${spoken(up)}`]),
		...(longest === undefined ? [] : [`hypotenuse ${spoken(longest)}`]),
		...(angle === undefined
			? []
			: [`angle between the horizontal leg and the hypotenuse ${angle.replace('°', ' degrees')}`]),
	].join(', ');
