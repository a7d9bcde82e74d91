/** Formulas in the text around a solution: "multiply each term by 3x²", "combine like terms: 2x + 3x = 5x". */
import { formulasIn } from '../../../math/markup.ts';
import { haveOneValue } from '../equation-lines.ts';
import { readComplex, sameComplex } from '../read-complex.ts';
import { ifReadable, sidesOf } from '../values.ts';
import { plainMath } from './plain-math.ts';

/** Formulas that come from a textbook, not from the question. */
const FORMS = new Set(
	[
		'y = mx + b',
		'mx + b',
		'y - y_1 = m(x - x_1)',
		'ax^{2} + bx + c',
		'ax + by = c',
		'-a/b',
		'a(x - h)^{2} + k',
		'y = a(x - h)^{2} + k',
		'x = a(y - k)^{2} + h',
		'(x - h)^{2}',
		'(y - k)^{2}',
		'(x - h)^{2} + (y - k)^{2} = r^{2}',
		'x - h',
		'y - k',
		'x - p',
		'x - r',
		'x - c',
		'n - 1',
		'c/a',
		'2πr',
		'4ac',
		'2a',
		'-b/2a',
		'i^{2} = -1',
		'(c + di)(c - di) = c^{2} + d^{2}',
		'f(-x)',
		'-f(x)',
		'f(x)',
		'(h, k)',
		'1/x',
		'1/tan(x/2)',
		'1/x^{2}',
		'a + bi',
		'i, -1, -i, 1',
		'π/180',
		'180/π',
		'-b/(2a)',
		'1/(4a)',
		'x = -b/(2a)',
		'p = 1/(4a)',
		'b/a',
		'b^{2} - 4ac',
		'a/b',
		'c^{2} = a^{2} - b^{2}',
		'c^{2} = a^{2} + b^{2}',
		'(x - r)(x - s)',
		'a(x - r)(x - s)',
		'(x - p)^{2} - #',
		'(x - p)^{2} + #',
		'p - √#',
		'p + √#',
		'#x + #y',
		'a(x - h)^{2} + #',
		'y = asin(k(x - d)) + c',
		'y = acos(k(x - d)) + c',
	].map(withoutSpace),
);

type FormulasSaid = {
	/** Formulas that occur nowhere and are not identities. */
	unknown: string[];
	/** The text without the formulas that are accounted for. */
	rest: string;
};

type Formula = { plain: string; tex: string };

/** `texts` are the prompt, the choices, and the lines. */
export function formulasSaid(words: string, texts: readonly string[]): FormulasSaid {
	const rest = plainMath(words);
	const formulas = (words.includes('$') ? inDollars(words) : inWords(rest)).filter(
		// "P(A or B)" is split at its word.
		({ plain }) => LETTER.test(plain) && CALCULATION.test(plain) && openIn(plain) === 0,
	);
	if (formulas.length === 0) return { unknown: [], rest };
	const quoted = texts.map((text) => withoutSpace(plainMath(text))).join(' ');
	const isQuoted = (part: string) => FORMS.has(part) || quoted.includes(part);
	const isKnown = ({ plain, tex }: Formula) =>
		isQuoted(withoutSpace(plain)) || isQuoted(argumentOf(withoutSpace(plain))) || isIdentity(tex);
	const isForm = (run: string) => FORMS.has(withoutSpace(run).replaceAll(/(?<!\^\{)\d+/g, '#'));
	const known = formulas.filter(isKnown);
	const unknown = formulas
		.filter((formula) => !known.includes(formula))
		.map(({ plain }) => plain)
		.filter((plain) => !isForm(plain) && !isByNumbers(plain, isQuoted));
	return { unknown, rest: known.reduce((left, { plain }) => left.replace(plain, '…'), rest) };
}

const inDollars = (words: string): Formula[] =>
	formulasIn(words).map((tex) => ({ plain: plainMath(tex), tex }));

const inWords = (words: string): Formula[] =>
	runsIn(words).map((plain) => ({ plain, tex: inTex(plain) }));

/** "2x" in "y = tan(2x)", for a question about the cotangent. */
const argumentOf = (plain: string): string =>
	/^(?:y=|1\/)?(?:sin|cos|tan)\((.*)\)$/.exec(plain)?.[1] ?? plain;

const LETTER = /(?<![a-z])[a-zπθ](?![a-z])|\d[a-z]{1,2}/i;
const CALCULATION = /[\d+×÷=(^/<>√-]/;

/** Brackets are all round, and a fraction in front of a letter has none: (1/2)x is \frac{1}{2}x. */
function withoutSpace(plain: string): string {
	return plain
		.replaceAll(/\s/g, '')
		.replaceAll('[', '(')
		.replaceAll(']', ')')
		.replaceAll(/\((\d+\/\d+)\)(?=[a-z])/g, '$1');
}

const PIECE =
	/^[([√∛|-]*(?:(?:sin|cos|tan|log|ln|sec|csc|cot)\^?|[\d.πθ°^{}()[\]/√∛|×_-]|(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])|(?<=[\d})])(?!st\b|nd\b|rd\b|th\b)[a-z]{1,3}(?![a-z])|xy|ac|mx|bx|pq|uv|di|rs)+[)\]]*[,.;:?]*$/;
const SIGN = /^[-+×÷·=<>≤≥≈±]$/;

/** The longest stretches of text that are all math. "A" and "a" alone are words. */
function runsIn(plain: string): string[] {
	const runs: string[] = [];
	let run: string[] = [];
	const end = () => {
		while (SIGN.test(run.at(-1) ?? '')) run.pop();
		const formula = run
			.join(' ')
			.replace(/[,.;:?]+$/, '')
			.replace(/^[+×÷·=<>≤≥≈±] /, '');
		if (formula) runs.push(formula);
		run = [];
	};
	for (const word of plain.split(' ')) {
		const isSign = SIGN.test(word);
		const isInside = SIGN.test(run.at(-1) ?? '') || openIn(run.join('')) > 0;
		const follows = isSign || run.length === 0 || isInside;
		if (!isSign && (!PIECE.test(word) || (!isInside && /^[aAI][,.;:?]*$/.test(word)))) {
			end();
			continue;
		}
		if (!follows) end();
		run.push(word);
		if (/[,.;:?]$/.test(word) && openIn(run.join('')) <= 0) end();
	}
	end();
	return runs;
}

/** How many parentheses are open at the end; −1 if one is closed that was never opened. */
function openIn(run: string): number {
	let depth = 0;
	for (const sign of run) {
		if (sign === '(') depth++;
		if (sign === ')' && --depth < 0) return depth;
	}
	return depth;
}

/** "x = 3" and "f(3)" give a number to a variable of the question: only the number is looked for. */
const isByNumbers = (run: string, isKnown: (part: string) => boolean): boolean =>
	run
		.split(/ ?[=<>≤≥≈] ?/)
		.map(withoutSpace)
		.every(
			(part) =>
				isKnown(part) ||
				/^-?(?:[\d./°%]+|[a-zA-Z]|[a-zA-Z]\(-?[\da-z./]+\)|[a-zA-Z]_\{?\w+\}?|-?\d*π?(?:\/\d+)?)$/.test(
					part,
				),
		);

/** A pattern, or combined like terms. */
function isIdentity(tex: string): boolean {
	const sides = sidesOf(tex).filter((side, at) => at > 0 || !/^[a-z]$/.test(side));
	const [left = '', right = ''] = sides[0]?.split(/(?<=\})\/(?=\\sqrt)/) ?? [];
	if (sides.length < 2) return left !== '' && left === right;
	return haveOneValue(sides) || (tex.includes('i') && holdInComplex(sides));
}

/** "i³ = −i", "√(−64) = 8i" */
const holdInComplex = (sides: readonly string[]): boolean =>
	ifReadable(() => {
		const [first, ...others] = sides.map(readComplex);
		return first !== undefined && others.every((other) => sameComplex(first, other));
	}) ?? false;

const inTex = (run: string): string =>
	run
		.replaceAll(
			/([√∛])(?:\(([^()]*)\)|([a-z]\^\{\d+\}|\d+|[a-z]))/g,
			(_, sign: string, inner = '', one = '') =>
				`\\sqrt${sign === '∛' ? '[3]' : ''}{${inner}${one}}`,
		)
		.replaceAll(/(\\sqrt\{\d+\}|\d+)\/(\d+)/g, '\\frac{$1}{$2}')
		.replaceAll(/\b(sin|cos|tan)(\^\{2\})?/g, '\\$1$2 ')
		.replaceAll('×', '\\times ')
		.replaceAll('π', '\\pi ')
		.replaceAll('≈', '\\approx ');
