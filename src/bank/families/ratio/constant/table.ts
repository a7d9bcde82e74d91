/** The part of ratio.constant that decides whether a table shows y = kx. */
import Fraction from 'fraction.js';
import { equation, num, product, quotient, symbol } from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import type { Figure } from '../../../figures/figure.ts';

// The inputs of a table: four or five numbers from 1 to 12 in increasing order, not all one apart.

/** They are kept with the parameters as `xs`. */
export function someInputs(draw: Draw): number[] {
	const count = draw.random.int(4, 5);
	const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
	for (;;) {
		const inputs = draw.random.sample(numbers, count).sort((a, b) => a - b);
		const steps = inputs.slice(1).map((input, at) => input - (inputs[at] ?? 0));
		if (new Set(steps).size === 1) continue;
		return inputs;
	}
}

type Table = { inputs: number[]; outputs: number[]; isProportional: boolean };

const [x, y] = [symbol('x'), symbol('y')];

export const tableSkills: Skills = {
	'Test a table for direct variation'(draw) {
		const k = draw.int('k');
		const table = tableOf(draw, k);
		if (!table) return undefined;
		const [first, last] = [shareAt(table, 0), shareAt(table, -1)];
		const yes = (value: Fraction) => say`Yes, with ${equation('k', num(value))}`;
		const no = say`No`;
		const wrong: [Fraction, string][] = table.isProportional
			? [
					[new Fraction(1, k), 'divided x by y instead of y by x'],
					[rise(table), 'subtracted two y-values instead of dividing y by x'],
				]
			: [
					[first, 'checked only the first pair'],
					[last, 'checked only the last pair'],
					[rise(table), 'subtracted two y-values instead of dividing y by x'],
				];
		const values = [...(table.isProportional ? [first] : []), ...wrong.map(([value]) => value)];
		if (new Set(values.map((value) => value.toFraction())).size < values.length) return undefined;
		const distractors = wrong.map(([value, mistake]) => distractor(yes(value), mistake));
		return {
			prompt: say`Does the table show a direct variation ${equation(y, product('k', x))}? If it does, what is ${symbol('k')}?`,
			answer: table.isProportional
				? multipleChoice(
						yes(first),
						...distractors,
						distractor(no, 'subtracted x from y for each pair instead of dividing y by x'),
					)
				: multipleChoice(no, ...distractors),
			steps: [
				...quotientLines(table),
				sentence(
					table.isProportional
						? say`${yes(first)}: the quotient is the same for all pairs.`
						: say`No: the quotients are different, so the table does not show a direct variation.`,
				),
			],
			hints: [say`In a direct variation, what is true of ${quotient(y, x)} for every pair?`],
			figure: figureOf(table),
		};
	},

	'Decide whether a table is proportional'(draw) {
		const k = draw.int('k');
		const table = tableOf(draw, k);
		if (!table) return undefined;
		const first = shareAt(table, 0);
		const same = say`Yes, because each ${y}-value is ${num(first)} times its ${x}-value`;
		const differs = say`No, because ${quotient(y, x)} is not the same for all pairs`;
		const rises = distractor(
			say`Yes, because ${y} increases whenever ${x} increases`,
			'thought that y is proportional to x whenever both increase',
		);
		const steps = distractor(
			say`No, because the ${x}-values do not increase by equal amounts`,
			'looked only at the differences between the x-values',
		);
		return {
			prompt: say`Is ${y} proportional to ${x} in the table? Choose the answer with the correct reason.`,
			answer: table.isProportional
				? multipleChoice(
						same,
						rises,
						steps,
						distractor(differs, 'subtracted x from y for each pair instead of dividing y by x'),
					)
				: multipleChoice(differs, rises, steps, distractor(same, 'checked only the first pair')),
			steps: [
				...quotientLines(table),
				sentence(table.isProportional ? say`${same}.` : say`${differs}.`),
			],
			hints: [say`What is each ${y}-value divided by its ${x}-value? Are the quotients the same?`],
			figure: figureOf(table),
		};
	},
};

function tableOf(draw: Draw, k: number): Table | undefined {
	const inputs = someInputs(draw);
	const twist = draw.inTurn('twist');
	const shift = draw.random.pick([-1, 1, 2, 3, 4, 5]);
	const at = draw.random.int(1, inputs.length - 1);
	const outputs = inputs.map((input, place) => {
		if (twist === 'offset') return k * input + shift;
		if (twist === 'curve') return k * input * input;
		return twist === 'one entry' && place === at ? k * input + shift : k * input;
	});
	const rises = outputs.every((output, place) => output > (outputs[place - 1] ?? 0));
	if (!rises || (outputs.at(-1) ?? 0) > 250 || k === 1) return undefined;
	return { inputs, outputs, isProportional: twist === 'none' };
}

function shareAt({ inputs, outputs }: Table, at: number): Fraction {
	return new Fraction(outputs.at(at) ?? 0, inputs.at(at) ?? 1);
}

/** From the first to the second pair. */
const rise = ({ outputs: [first = 0, second = 0] }: Table): Fraction =>
	new Fraction(second - first);

/** All quotients of a proportional table; else two that differ. */
function quotientLines(table: Table): Line[] {
	const places = table.inputs.map((_, at) => at);
	const other = places.find((at) => !shareAt(table, at).equals(shareAt(table, 0)));
	const shown = other === undefined ? places : [0, other];
	return shown.map((at) => {
		const share = shareAt(table, at);
		const [over, under] = [table.outputs[at] ?? 0, table.inputs[at] ?? 1];
		const isMixed = share.d > 1n && share.gt(1);
		const written = isMixed ? mixed(share) : num(share);
		const value =
			share.d === BigInt(under) && !isMixed ? written : equation(quotient(over, under), written);
		const why =
			at === 0
				? `for (${under}, ${over}), divide the y-value by the x-value`
				: `for (${under}, ${over}), the quotient is ${other === undefined ? 'the same' : 'different'}`;
		return line(equation(quotient(y, x), value), why);
	});
}

const figureOf = ({ inputs, outputs }: Table): Figure => ({
	kind: 'value table',
	rows: [
		{ heading: 'x', values: inputs },
		{ heading: 'y', values: outputs },
	],
});
