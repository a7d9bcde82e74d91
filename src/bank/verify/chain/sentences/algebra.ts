/**
 * Sentences about polynomials, their factors and zeros, and the solutions of equations. One table, because these name
 * each other: a factor gives a zero, a zero a solution.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { halfPlace, inRadians, isNear, numberIn } from '../../equation-lines.ts';
import { readCondition } from '../../regions.ts';
import { addendsOf, isOperation, partsOf } from '../../tree-parts.ts';
import { treeOf } from '../../tex-tree.ts';
import { ifReadable, lettersIn, readReal, readTex, sidesOf, valueOfTree } from '../../values.ts';
import { isOtherSide } from '../tested-points.ts';
import { agree, allAgree, hasValue, type Place, type Sentence } from './kind.ts';

/** "m = -6" */
const PART_OF_LINE = /^\$([mb]) = (-?(?:\d+(?:\.\d+)?|\\frac\{\d+\}\{\d+\}))\$$/;

/** Below "y = -6x - 2", m is -6 and b is -2. */
function isPartOfLine(
	[letter, value = '']: readonly string[],
	{ above }: Place,
): boolean | undefined {
	const rule = /^\$y = ([^$=]*x[^$=]*)\$$/.exec(above.at(-1) ?? '')?.[1];
	if (rule === undefined) return undefined;
	return ifReadable(() => {
		if (lettersIn(rule).length > 1) return undefined;
		const [start = 0, next = 0] = [0, 1].map((x) => readReal(rule)({ x }));
		return isNear(letter === 'b' ? start : next - start, numberIn(value), 1e-7);
	});
}

/** A list of formulas: "3, 4, and 5". */
const LIST = String.raw`((?:\$[^$]*\$(?:, and | and |, )?)+?)`;
const ALL = LIST.replace('+?)', '+)');

export const ALGEBRA_SENTENCES: readonly Sentence[] = [
	{
		word: ', from ',
		pattern: new RegExp(
			`, from (least|smallest|greatest|largest) to (least|smallest|greatest|largest), (?:are|is) ${ALL}`,
		),
		holds: ([first, last, list = '']) => {
			const isUp = /^[ls]/.test(first ?? '') && !first?.startsWith('la');
			const values = formulasIn(list).map(numberIn);
			return (
				first !== last &&
				values.every(
					(value, at) => at === 0 || Number.isNaN(value) || value > (values[at - 1] ?? 0) === isUp,
				)
			);
		},
	},
	{
		word: 'so the part to the ',
		pattern:
			/olutions are (less|greater) than \$([^$]*)\$, so the part to the (left|right) is shaded/,
		holds: ([size, end, side], { prompt, above }) => {
			const signs = [...prompt, ...above.flatMap(formulasIn)].flatMap((tex) => {
				const [, one, sign, other] = /^(\S+) (<|>|\\le|\\ge) (\S+)$/.exec(tex) ?? [];
				if (sign === undefined || ![one, other].includes(end)) return [];
				return [/^(?:<|\\le)$/.test(sign) === (other === end) ? 'less' : 'greater'];
			});
			return (
				(size === 'less') === (side === 'left') && (signs.length === 0 || signs.at(-1) === size)
			);
		},
	},
	{
		word: 'umbers with a product of ',
		pattern:
			/wo numbers with a product of \$([^$]*)\$ and a sum of \$([^$]*)\$ are \$([^$]*)\$ and \$([^$]*)\$/,
		holds: ([product = '', sum = '', one = '', other = '']) =>
			allAgree([product, `(${one})(${other})`], [sum, `(${one}) + (${other})`]),
	},
	{
		word: ' divided by ',
		pattern:
			/^\$([^$]*)\$ divided by \$([^$]*)\$ is \$([^$]*)\$\. Subtract \$([^$]*)\$, which is \$([^$]*)\$\. This leaves \$([^$]*)\$/,
		holds: (
			[over = '', under = '', quotient = '', product = '', expanded = '', left = ''],
			place,
		) => {
			const fraction = place.above.findLast((line) => QUOTIENT.test(line)) ?? '';
			const [dividend = '', divisor = ''] = QUOTIENT.exec(fraction)?.slice(1) ?? place.prompt;
			const before = /This leaves \$([^$]*)\$/.exec(place.above.at(-1) ?? '')?.[1] ?? dividend;
			return (
				isFirstTerm(over, before) &&
				isFirstTerm(under, divisor) &&
				allAgree(
					[over, `(${under})(${quotient})`],
					[product, `(${quotient})(${divisor})`],
					[product, expanded],
					[left, `${before} - (${expanded})`],
				)
			);
		},
	},
	{
		word: ' is 0 when ',
		pattern: /(?:^| )\$([^$]*)\$ is 0 when ((?:\$[a-z] = [^$]*\$(?:, or | or |, )?)+)/,
		holds: ([expression = '', values = '']) =>
			formulasIn(values).every((tex) => hasValue(expression, valueIn(tex), 0) !== false),
	},
	{
		word: ' denominator is ',
		pattern: /^A denominator is (\d+) when ((?:\$[a-z] = [^$]*\$(?:, or | or |, )?)+)/,
		holds: ([zero, values = ''], place) =>
			zero === '0' && formulasIn(values).every((tex) => isExcluded(tex, place)),
	},
	{
		word: 'zeros of the denominator are ',
		pattern: /the zeros of the denominator are ((?:\$[^$]*\$(?:, and | and |, )?)+)/,
		holds: ([values = ''], place) =>
			formulasIn(values).every((tex) => isExcluded(`x = ${tex}`, place)),
	},
	{
		word: 'zeros of the numerator are ',
		pattern: /the zeros of the numerator are ((?:\$[^$]*\$(?:, and | and |, )?)+)/i,
		holds: ([values = ''], { prompt, above }) =>
			formulasIn(values).every((tex) =>
				[...prompt, ...formulasIn(above.at(-1) ?? '')].some((one) =>
					sidesOf(one).some((side) => hasValue(side, tex, 0) === true),
				),
			),
	},
	{
		word: 'The simplified form is ',
		pattern: /^The simplified form is \$([^$]*)\$(?:, where \$([a-z]) \\ne ([^$]*)\$\.$)?/,
		holds: ([form = '', letter, list], place) => {
			const values = list?.split(', ') ?? [];
			const isDivided = place.prompt.some((tex) => /\\div|\\frac\{\\frac/.test(tex));
			return (
				agree(form, formulasIn(place.question.answer.text)[0] ?? form) !== false &&
				new Set(values).size === values.length &&
				(isDivided || values.every((value) => isExcluded(`${letter} = ${value}`, place)))
			);
		},
	},
	{
		word: ' is a factor, the polynomial is ',
		pattern: /^Because \$([^$]*)\$ is a factor, the polynomial is (\d+) when \$([^$]*)\$/,
		holds: ([factor = '', zero, place = '']) =>
			zero === '0' && hasValue(factor, valueIn(place), 0) !== false,
	},
	{
		word: 'first and last terms are the squares of ',
		pattern: /^The first and last terms are the squares of \$([^$]*)\$ and \$([^$]*)\$/,
		holds: ([one = '', other = ''], { prompt }) =>
			prompt.some((tex) => {
				const terms = ifReadable(() => addendsOf(treeOf(tex)).map((term) => valueOfTree(term, AT)));
				const roots = ifReadable(() => [one, other].map((root) => valueOfTree(treeOf(root), AT)));
				return (
					terms === undefined ||
					roots === undefined ||
					(terms.length > 2 &&
						isNear((roots[0] ?? 0) ** 2, terms[0] ?? 0) &&
						isNear((roots[1] ?? 0) ** 2, terms.at(-1) ?? 0))
				);
			}),
	},
	{
		word: ' both sides of the first line ',
		pattern:
			/^(Dividing|Subtracting|Adding)(?: (\d+) (?:from|to))? both sides of the first line (?:by (\d+) )?gives the second line/,
		holds: ([verb, term = '', factor = ''], { above }) => {
			const [first = [], second = []] = above.map((line) => sidesOf(formulasIn(line)[0] ?? ''));
			const changed = (side: string) =>
				verb === 'Dividing'
					? `\\frac{${side}}{${factor}}`
					: `${side} ${verb === 'Adding' ? '+' : '-'} ${term}`;
			return allAgree(...first.map((side, at) => [changed(side), second[at] ?? ''] as const));
		},
	},
	{
		word: 'Check: $',
		pattern: /^Check: \$[^$]*\$, so (\$([a-z]) = [^$]*\$)/,
		holds: ([said = '', letter = ''], { above }) =>
			above
				.filter((line) => line.startsWith(`$${letter} = `))
				.every((line) => agree(valueIn(line.slice(1, -1)), valueIn(said.slice(1, -1))) !== false),
	},
	{
		word: 'The terms are ',
		pattern: /^The terms are ((?:\$[^$]*\$(?:, and | and |, )?)+)/,
		holds: ([list = ''], { prompt, above }) => {
			const sum = formulasIn(list)
				.map((term, at) => (at === 0 || term.startsWith('-') ? term : `+${term}`))
				.join('');
			return [...prompt, ...above.flatMap(formulasIn)].some(
				(tex) => sidesOf(tex).at(-1)?.replaceAll(' ', '') === sum.replaceAll(' ', ''),
			);
		},
	},
	{
		word: ' corresponds to ',
		pattern: /^Compare with \$([^$]*)\$: the factor \$([^$]*)\$ corresponds to \$([^$]*)\$/,
		holds: ([form = '', factor = '', part = ''], { above, below }) =>
			form.includes(`(${part})`) &&
			above.some((line) => line.includes(`(${factor})`)) &&
			below.flatMap(formulasIn).every((tex) => {
				const [letter = '', value = ''] = sidesOf(tex);
				const filled = part.replace(letter, `(${value})`);
				return filled !== part && (lettersIn(filled).length > 1 || agree(filled, factor) !== false);
			}),
	},
	{ word: '$m = ', pattern: PART_OF_LINE, holds: isPartOfLine },
	{ word: '$b = ', pattern: PART_OF_LINE, holds: isPartOfLine },
	{
		word: 'of the solutions is ',
		pattern: /^For \$([^$]*)\$, the (sum|product) of the solutions is \$([^$]*)\$/,
		holds: ([equation, what, value]) =>
			equation === 'ax^{2} + bx + c = 0' &&
			value === (what === 'sum' ? '-\\frac{b}{a}' : '\\frac{c}{a}'),
	},
	{
		word: 'the discriminant ',
		pattern: /the discriminant \$(b[^$=]*)\$/,
		holds: ([formula]) => formula === 'b^{2} - 4ac',
	},
	{
		word: 'The bottom row is ',
		pattern: /^The bottom row is \$([^$]*)\$/,
		holds: ([row = ''], { above, prompt }) => {
			const [first, ...others] = row.split(', ').map(numberIn);
			const found = above.flatMap((line) => {
				const [, last] = /, and \$[^$]* = ([^$=]*)\$\.$/.exec(line) ?? [];
				return last === undefined ? [] : [numberIn(last)];
			});
			const lead = ifReadable(() => leadingIn(prompt[0] ?? ''));
			return (
				(lead === undefined || isNear(lead, first ?? Number.NaN)) &&
				others.slice(-found.length).join() === found.join()
			);
		},
	},
	{
		word: 'product of their factors is ',
		pattern: /^The product of their factors is \$([^$]*)\$/,
		holds: ([product = ''], { above }) => {
			const [sum, times] = [/^The sum of [^$]*\$([^$]*)\$/, /^Their product is \$([^$]*)\$/].map(
				(pattern) =>
					above
						.flatMap((line) => pattern.exec(line)?.[1] ?? [])
						.map((tex) => sidesOf(tex).at(-1) ?? '')
						.at(-1),
			);
			return sum === undefined || times === undefined
				? undefined
				: agree(product, `x^{2} - (${sum})x + (${times})`);
		},
	},
	{
		word: ' true that $',
		pattern:
			/^\$([^$=]*) = ([^$]*)\$, (and it is true|but it is not true) that \$([^$]*)\$\. So \$([^$]*)\$ is (not )?a solution/,
		holds: ([calculated = '', value = '', how = '', relation = '', number = '', not], { prompt }) =>
			agree(calculated, value) !== false &&
			how.startsWith('but') === (not !== undefined) &&
			prompt.some((tex) => isRelationAt(tex, relation, number)) &&
			sidesOf(relation).includes(value),
	},
	{
		word: 'In standard form, the polynomial is ',
		pattern: /^In standard form, the polynomial is \$([^$]*)\$/,
		holds: ([polynomial = ''], { prompt }) =>
			prompt.some((tex) => agree(tex, polynomial) !== false),
	},
	{
		word: 'The zero of the numerator is ',
		pattern:
			/^The zero of the numerator is \$([^$]*)\$, and the zero of the denominator is \$([^$]*)\$/,
		holds: ([over = '', under = ''], place) =>
			[...place.prompt, ...formulasIn(place.above.at(-1) ?? '')].some((tex) =>
				sidesOf(tex).some((side) => hasValue(side, over, 0) === true),
			) && isExcluded(`x = ${under}`, place),
	},
	{
		word: 'The zeros are ',
		pattern: new RegExp(`^The zeros are ${LIST}\\.$`),
		holds: ([list = ''], { prompt }) => {
			const rules = prompt
				.map((tex) => sidesOf(tex).at(-1) ?? '')
				.filter((side) => hasValue(side, '1', 0) !== undefined);
			return (
				rules.length === 0 ||
				formulasIn(list).every((tex) => rules.some((rule) => hasValue(rule, tex, 0) !== false))
			);
		},
	},
	{
		word: ' not zeros.',
		pattern: /(\$[A-Z]\([^$]*\$.*), so (.*) are not zeros\.$/,
		holds: ([values = '', tested = '']) => {
			const inputs = formulasIn(values).flatMap(
				(tex) => /^[A-Z]\(([^()]*)\) = /.exec(tex)?.[1] ?? [],
			);
			return inputs.join() === formulasIn(tested).join();
		},
	},
	{
		word: 'With a denominator of ',
		pattern: /^With a denominator of \$(\d+)\$: \$([^$]*)\$/,
		holds: ([under, list], { above }) => {
			const line = above.find((one) => one.startsWith('The divisors of the constant term '));
			const over = formulasIn(line ?? '').at(-1);
			const written = (divisor: string) =>
				under === '1' ? divisor : divisor.replace(/\d+/, `\\frac{$&}{${under}}`);
			return over === undefined
				? undefined
				: over.split(', ').map(written).join(', ') === list &&
						above.some((one) => isDivisor(one, 'leading coefficient', under ?? ''));
		},
	},
	{
		word: 'The divisors of the ',
		pattern:
			/^The divisors of the (?:constant term|leading coefficient) \$([^$]*)\$ are \$(\\pm [^$]*)\$/,
		holds: ([number = '', list]) => {
			const size = Math.abs(numberIn(number));
			const divisors = Array.from({ length: size }, (_, at) => at + 1);
			return (
				divisors
					.filter((one) => size % one === 0)
					.map((one) => `\\pm ${one}`)
					.join(', ') === list
			);
		},
	},
	{
		word: ' gives the factor ',
		pattern:
			/the zero \$([^$]*)\$ gives the factor \$([^$]*)\$(?:, and the zero \$([^$]*)\$ gives the factor \$([^$]*)\$)?/i,
		holds: ([zero = '', factor = '', other, second]) =>
			hasValue(factor, zero, 0) !== false &&
			(other === undefined || second === undefined || hasValue(second, other, 0) !== false),
	},
	{
		word: 'Synthetic division by ',
		pattern: /^Synthetic division by \$([^$]*)\$: bring down \$([^$]*)\$, then (.*)$/,
		holds: ([divisor = '', first = '', rest = ''], { above, below, prompt }) => {
			const steps = formulasIn(rest).map((tex) => STEP.exec(tex) ?? []);
			let result = first;
			for (const [, , factor, root = '', next = ''] of steps) {
				if (agree(factor ?? '', result) === false || hasValue(divisor, root, 0) === false)
					return false;
				result = next;
			}
			const all = [first, ...steps.map(([, coefficient = '']) => coefficient)];
			const polynomial = all.map((one, at) => `(${one})x^{${all.length - 1 - at}}`).join(' + ');
			const known = [
				...prompt,
				...above.flatMap(formulasIn),
				...below.slice(0, 1).flatMap(formulasIn),
			];
			const letter = /[a-z]/.exec(divisor)?.[0] ?? 'x';
			return known
				.flatMap((tex) => [...sidesOf(tex), ...(tex.match(/\([^()]*\)/g) ?? [])])
				.some((side) => agree(side, polynomial.replaceAll('x', letter)) === true);
		},
	},
	{
		word: ' side, so ',
		pattern:
			/^Check: the (left|right) side is \$([^$]*)\$, which equals the (left|right) side, so \$([a-z]) = ([^$]*)\$/,
		holds: ([which, calculated = '', other, letter = '', value = ''], { prompt }) => {
			const [equation = ''] = prompt.filter((tex) => sidesOf(tex).length === 2);
			const [left = '', right = ''] = sidesOf(equation);
			const [own, opposite] = which === 'left' ? [left, right] : [right, left];
			const [start = ''] = sidesOf(calculated);
			return ifReadable(() => {
				const point = { [letter]: numberIn(value) };
				return (
					which !== other &&
					!isOtherSide(opposite, own, { [letter]: value }, start) &&
					[left, right].every((side) =>
						isNear(valueOfTree(treeOf(side), point), numberIn(start), 1e-7),
					)
				);
			});
		},
	},
	{
		word: '$ be the ',
		pattern: /^Let \$P\(x\)\$ be the (left|right) side/,
		holds: ([which], { prompt, above }) => {
			const sides = [...prompt, ...above.flatMap(formulasIn)]
				.map(sidesOf)
				.findLast(({ length }) => length === 2);
			return sides === undefined ? undefined : sides[which === 'left' ? 1 : 0] === '0';
		},
	},
	{
		word: ' side stays the same',
		pattern: /The (left|right) side stays the same/,
		holds: ([which], { prompt }) => {
			const [one, other] = prompt.map((tex) => sidesOf(tex).at(which === 'left' ? 0 : -1));
			return other === undefined ? undefined : one === other;
		},
	},
	{
		word: ' side of $',
		pattern:
			/^(?:When \$\S+ = ([^$]*)\$|For this angle), the (left|right) side of \$([^$]*)\$ is about \$([^$]*)\$, (?:and|but) the (left|right) side is about \$([^$]*)\$/,
		holds: ([angle, which, identity = '', one = '', other, second = ''], { above }) => {
			const given = angle ?? above.flatMap(formulasIn).at(-1) ?? '';
			const size = numberIn(inRadians(sidesOf(given).at(-1) ?? ''));
			const sides = sidesOf(identity);
			const found = (which === 'left' ? sides : sides.toReversed()).map((side) =>
				ifReadable(() => {
					const point = Object.fromEntries(lettersIn(side).map((letter) => [letter, size]));
					return readReal(side)(point);
				}),
			);
			return (
				which !== other &&
				[one, second].every((value, at) => {
					const wanted = found[at];
					return wanted === undefined || Math.abs(wanted - numberIn(value)) < halfPlace(value);
				})
			);
		},
	},
	{
		word: ', so $',
		pattern: /^\$([a-z]) = ([^$]*)\$, so \$([a-z])\^\{2\} = ([^$]*)\$/,
		holds: ([letter, value = '', squared, square = '']) =>
			letter === squared && agree(`(${value})^{2}`, square),
	},
	{
		word: 'The input changes by ',
		pattern: /^The input changes by \$([^$=]*) = ([^$=]*)\$/,
		holds: ([one = '', other = '']) => agree(one, other),
	},
	{
		word: ' possible value of ',
		pattern: /^The (?:least|greatest) possible value of \$([^$]*)\$ is /,
		holds: ([expression], { prompt }) => prompt.includes(expression ?? ''),
	},
	{
		word: 'The values of ',
		pattern: new RegExp(
			`^The values of \\$([^$]*)\\$ are ${LIST}, which are the terms of the sequence`,
		),
		holds: ([rule = '', list = ''], { prompt }) => {
			const terms = formulasIn(list);
			const from = /n = (\d+)/.exec(prompt.at(-1) ?? '')?.[1] ?? '1';
			return (
				terms.every(
					(term, at) => hasValue(rule, String(Number(from) + at), numberIn(term)) !== false,
				) && prompt.some((tex) => tex.startsWith(terms.join(', ')))
			);
		},
	},
	{
		word: 'The zeros give the factors ',
		pattern: /^The zeros give the factors \$([^$]*)\$ and \$([^$]*)\$/,
		holds: ([one = '', other = ''], { below }) => {
			const product = sidesOf(formulasIn(below[0] ?? '')[0] ?? '').at(-1);
			return product === undefined
				? undefined
				: agree(product, `a(${one})(${other})`.replaceAll(/\(\(([^()]*)\)\^\{2\}\)/g, '($1)^{2}'));
		},
	},
	{
		word: ' satisf',
		pattern:
			/^\$([a-z] = [^$]*)\$ (satisfies|does not satisfy) \$([^$]*)\$, so it is (not )?a solution/,
		holds: ([value = '', verb, condition = '', not], { above, prompt }) => {
			const used = above.findLast((line) => prompt.some((tex) => isRuleOf(tex, line))) ?? '';
			const rule = prompt.findIndex((tex) => isRuleOf(tex, used));
			const isTrue = isTrueAt(condition, value);
			return (
				(verb === 'satisfies') === (not === undefined) &&
				(isTrue === undefined || isTrue === (not === undefined)) &&
				(rule < 0 || prompt[rule + 1] === condition)
			);
		},
	},
];

/** "$x + 6 = 13$" sets the rule of "f(x) = x + 6" equal to a number. */
const isRuleOf = (tex: string, line: string): boolean =>
	/^[a-z]\([a-z]\) = /.test(tex) && line.startsWith(`$${sidesOf(tex)[1] ?? ''} = `);

/** Whether an inequality is true for "x = 7". */
const isTrueAt = (condition: string, value: string): boolean | undefined =>
	ifReadable(() => {
		const [letter = '', number = ''] = sidesOf(value);
		return readCondition(condition)({ [letter]: readTex(number)({}) });
	});

/** What is divided is a fraction on a line of its own where the question gives another part. */
const QUOTIENT = /^\$\\frac\{([^{}]*(?:\{\d+\}[^{}]*)*)\}\{([^{}]*(?:\{\d+\}[^{}]*)*)\}\$$/;

/** "-8 > -24": the sides of an inequality of the question at this number. */
function isRelationAt(tex: string, stated: string, number: string): boolean {
	const [one, other] = [tex, stated].map((relation) => /<|>|\\[lg]e/.exec(relation)?.[0]);
	const [sides, found] = [sidesOf(tex), sidesOf(stated)];
	return (
		one === other &&
		sides.length === found.length &&
		sides.every((side, at) =>
			/[a-z]/.test(side)
				? hasValue(side, number, numberIn(found[at] ?? '')) !== false
				: side === found[at],
		)
	);
}

/** "-19 + (-1) \\times 1 = -20" */
const STEP = /^(-?[^ ]+) \+ (\S+) \\times (\S+) = (\S+)$/;

const isDivisor = (line: string, of: string, number: string): boolean =>
	line.startsWith(`The divisors of the ${of} `) &&
	(formulasIn(line).at(-1) ?? '').split(', ').includes(`\\pm ${number}`);

const AT = { x: 1.37, y: 2.11, k: 3.3, m: 1.73, n: 2.57, t: 1.19, a: 2.3, b: 1.61, '□': 0.7 };

const valueIn = (tex: string): string => sidesOf(tex).at(-1) ?? '';

/** The first term of a polynomial, as it is written. */
const isFirstTerm = (term: string, polynomial: string): boolean =>
	polynomial === term ||
	(/^(?: [-+] )/.test(polynomial.slice(term.length)) && polynomial.startsWith(term));

const leadingIn = (tex: string): number => {
	const [first] = addendsOf(treeOf(tex));
	return first ? valueOfTree(first, { x: 1, y: 1, t: 1, m: 1, n: 1 }) : Number.NaN;
};

/** Some fraction of the question has the denominator 0 there. */
function isExcluded(tex: string, { prompt, above }: Place): boolean {
	const value = valueIn(tex);
	const divisors = [...prompt, ...above.flatMap(formulasIn)]
		.flatMap(sidesOf)
		.flatMap((side) => ifReadable(() => partsOf(treeOf(side))) ?? [])
		.flatMap((part) => (isOperation(part, '/') ? [part.right] : []));
	return (
		divisors.length === 0 ||
		divisors.some((divisor) =>
			ifReadable(() => isNear(valueOfTree(divisor, { [tex.charAt(0)]: numberIn(value) }), 0, 1e-7)),
		)
	);
}
