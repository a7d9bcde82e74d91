/**
 * A question is painted before the math font has loaded. If its formulas have their final sizes from the start, its
 * lines break where they will stay: a line that moves later moves everything below it.
 *
 * A root gets its width on every page, in folds too: Chromium would leave a space half a digit wide after it.
 */
import type { FontMeasures } from '../math-font/font-measures.ts';
import { formulaWidth, roomBehindRoot } from '../math-font/formula-width.ts';

/** Such a page is not painted before the font has loaded. */
const PRELOADED_FONT = /<link rel="preload"[^>]* as="font"/;

/** Folded content moves nothing until it is opened. */
const FOLD_OR_FORMULA = /<details\b[\s\S]*?<\/details>|<math>([\s\S]*?)<\/math>/g;

/**
 * The page, with the width of each initially visible formula in `data-em`, which `styles/mathematics.css` applies, and
 * a strut if it contains a fraction.
 */
export function withKnownSizes(html: string, font: FontMeasures): string {
	const page = withKnownRoots(html, font);
	if (PRELOADED_FONT.test(page)) return page;
	return page.replaceAll(FOLD_OR_FORMULA, (all, inside?: string) => {
		const width = inside === undefined ? Number.NaN : formulaWidth(inside, font);
		if (inside === undefined || Number.isNaN(width)) return all;
		return `<math data-em="${rounded(width)}">${inside}${strutOf(inside)}</math>`;
	});
}

const FORMULA = /<math\b[\s\S]*?<\/math>/g;

/** A root of nothing but a row of numbers, letters, and signs, which is drawn with the smallest sign. */
const LOW_ROOT = /<(msqrt|mroot)\b([^>]*)>((?:<\/?m(?:row|n|i|o|text)\b[^>]*>|[^<])*)<\/\1>/g;

const withKnownRoots = (html: string, font: FontMeasures): string =>
	html.replaceAll(FORMULA, (formula) =>
		formula.replaceAll(LOW_ROOT, (root, name: string, attributes: string, inside: string) => {
			// In its own em, at whatever script level it is drawn.
			const width = formulaWidth(`<${name}>${inside}</${name}>`, font) - roomBehindRoot(font);
			if (Number.isNaN(width)) return root;
			return `<${name}${attributes} data-em="${rounded(width)}">${inside}</${name}>`;
		}),
	);

/** A hundredth of an em is a fifth of a pixel. */
const rounded = (em: number): number => Math.round(em * 100) / 100;

/** As tall as the lowest fraction of digits, alone or in parentheses: other fonts set it lower. */
function strutOf(inside: string): string {
	if (!inside.includes('<mfrac>') || inside.includes('scriptlevel')) return '';
	return STRETCHED_BRACKET.test(inside) ? strut(1.09, 0.58) : strut(1.05, 0.58);
}

const STRETCHED_BRACKET = /stretchy="true">[([]/;

const strut = (height: number, depth: number): string =>
	`<mspace height="${height}em" depth="${depth}em"></mspace>`;
