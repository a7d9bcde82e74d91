/** Another fact about the polynomial of the prompt: its degree, a coefficient, its turning points, its multiplicities. */
import { formulasIn } from '../../../../math/markup.ts';
import { isNear } from '../../equation-lines.ts';
import { numbersAsked } from '../relations/calculations.ts';
import { numbersWritten, reworded } from '../relations/chosen-answers.ts';
import { polynomialIn } from '../relations/outcomes.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Term = { coefficient: number; exponent: number };

/** "−y³ + 9 + 7y⁵" as written; undefined for a product. */
function termsIn(prompt: string): Term[] | undefined {
	const [asked = ''] = formulasIn(prompt).filter((tex) => / [-+] /.test(tex));
	const terms = asked
		.replace(/^f\(x\) = /, '')
		.split(/ (?=[-+] )/)
		.map((term) => /^([-+]?) ?(\d*)([a-z](?:\^\{(\d+)\})?)?$/.exec(term));
	return asked !== '' && terms.every((term) => term !== null)
		? terms.map(([, sign, size, letter, exponent]) => ({
				coefficient: Number(size === '' || size === undefined ? 1 : size) * (sign === '-' ? -1 : 1),
				exponent: letter ? Number(exponent ?? 1) : 0,
			}))
		: undefined;
}

const written =
	(value: (terms: readonly Term[]) => number | undefined): Relation =>
	(pair) => {
		const terms = termsIn(pair.prompt);
		return terms && pair.right !== pair.wrong && numbersWritten(pair.wrong)[0] === value(terms);
	};

/** Of any polynomial, written as a product or not. */
const ofPolynomial =
	(value: (coefficients: readonly number[]) => number): Relation =>
	(pair) => {
		const [coefficients] = formulasIn(pair.prompt).flatMap((tex) => {
			const found = polynomialIn(`$${tex}$`);
			return found && found.length > 1 ? [found] : [];
		});
		const [wrong = Number.NaN] = numbersWritten(pair.wrong);
		return coefficients && pair.right !== pair.wrong && isNear(wrong, value(coefficients));
	};

/** "degree 11 and leading coefficient −8", from those of two factors. */
const ofFactors =
	(
		value: (d: number, a: number, e: number, b: number) => [degree: number, coefficient: number],
	): Relation =>
	(pair) => {
		const [d, a, e, b, ...more] = numbersAsked(pair.record);
		const [degree, coefficient] = numbersWritten(pair.wrong);
		if (d === undefined || a === undefined || e === undefined || b === undefined || more.length > 0)
			return undefined;
		const [was] = numbersWritten(pair.right);
		const wanted = value(d, a, e, b);
		return was === d + e ? degree === wanted[0] && coefficient === wanted[1] : undefined;
	};

/** From the first number of the prompt: the degree, or the number of turning points. */
const fromFirst =
	(value: (first: number) => number): Relation =>
	({ record, right, wrong }) => {
		const [first] = numbersAsked(record);
		return first === undefined
			? undefined
			: right !== wrong && numbersWritten(wrong)[0] === value(first);
	};

/** What is raised to a power, or is a zero with a multiplicity, in order. */
function powersIn(text: string): { bases: string[]; exponents: number[] } {
	const found = [
		...text.matchAll(
			/(\([a-z] [-+] \d+\)|\b[a-z](?=\^|\())(?:\^\{(\d+)\})?|\$(-?[\d.]+|-?\\frac\{\d+\}\{\d+\})\$ with multiplicity \$(\d+)\$/g,
		),
	];
	return {
		bases: found.map(([, base, , zero]) => base ?? zero ?? ''),
		exponents: found.map(([, , exponent, , multiplicity]) => Number(exponent ?? multiplicity ?? 1)),
	};
}

const exponentsExchanged: Relation = ({ right, wrong }: Pair) => {
	const [was, is] = [powersIn(right), powersIn(wrong)];
	const sorted = (all: readonly (string | number)[]) => all.toSorted().join(' ');
	const signature = ({ bases, exponents }: typeof was) =>
		sorted(bases.map((base, at) => `${base}${exponents[at]}`));
	return was.bases.length < 2
		? undefined
		: sorted(was.bases) === sorted(is.bases) &&
				sorted(was.exponents) === sorted(is.exponents) &&
				signature(was) !== signature(is);
};

export const POLYNOMIAL_FACT_RULES: readonly Rule[] = [
	rule(
		ofPolynomial((coefficients) => coefficients.length - 1),
		'gave the degree',
	),
	rule(
		ofPolynomial((coefficients) => coefficients.at(-1) ?? Number.NaN),
		'gave the leading coefficient',
	),
	rule(
		written((terms) => terms.at(-1)?.coefficient),
		'used the coefficient of the last term',
	),
	rule(
		written(([first]) => first?.coefficient),
		'used the coefficient of the first term',
	),
	rule(
		written(([first]) => first?.exponent),
		'used the exponent of the first term',
	),
	rule(
		ofFactors((d, a, e, b) => [d * e, a * b]),
		'multiplied the degrees',
	),
	rule(
		ofFactors((d, a, e, b) => [d + e, a + b]),
		'added the leading coefficients',
	),
	rule(
		ofFactors((d, a, e, b) => [Math.max(d, e), a * b]),
		'used the higher degree',
	),
	rule(
		fromFirst((degree) => degree),
		'used the degree as the number of turning points',
	),
	rule(
		fromFirst((degree) => degree + 1),
		'added 1 to the degree instead of subtracting 1',
	),
	rule(
		fromFirst((turns) => turns),
		'used the number of turning points as the degree',
	),
	rule(
		fromFirst((turns) => turns - 1),
		'subtracted 1 from the number of turning points instead of adding 1',
	),
	rule(
		reworded((right) => right.replaceAll(/multiplicity \$\d+\$/g, 'multiplicity $1$')),
		'ignored the exponents',
	),
	rule(exponentsExchanged, 'matched the exponents with the wrong (?:zeros|factors)'),
];
