/** The part of seq.recursive that finds terms from a recursive rule. */
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	relation,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { plainFormula } from '../../../../math/plain-words.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { sequenceLetters } from '../../../steps/sequence.ts';

/** tₙ = p·tₙ₋₁ + q. */
export function linearRecursion(
	draw: Draw,
	first: number,
	p: number,
	q: number,
	place: number,
): Draft | undefined {
	const { term } = sequenceLetters(draw.country);
	const terms = [first];
	while (terms.length < place) terms.push(p * (terms.at(-1) ?? 0) + q);
	if (terms.some((value) => Math.abs(value) > 20_000)) return undefined;
	const before = term('n - 1');
	const withoutSign = terms.slice(1).reduce((value) => p * value - q, first);
	const scaled = p === 1 ? before : product(p, before);
	const rule = equation(term('n'), q === 0 ? scaled : sum(scaled, q));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and follows the rule ${rule} for ${relation('n', '\\ge', num(2))}. Find ${term(place)}.`,
		answer: withMisconceptions(
			integer(terms.at(-1) ?? 0),
			[integer(p * (terms.at(-1) ?? 0) + q), 'applied the rule one time too many'],
			[integer(terms.at(-2) ?? 0), 'applied the rule one fewer time than needed'],
			...onlyIf(q < 0, [
				integer(withoutSign),
				`added ${-q} each time, although the rule subtracts it`,
			]),
		),
		steps: terms.slice(1).map((value, at) => {
			const above = terms[at] ?? 0;
			const scaledValue = p === 1 ? num(above) : times(p, signed(above));
			return sentence(
				say`${equation(term(at + 2), q === 0 ? scaledValue : sum(scaledValue, q))}, so ${equation(term(at + 2), value)}.`,
				at === 0 ? 'substitute the first term into the rule' : undefined,
			);
		}),
		hints: [say`Which term do you need before you can find ${term(place)}?`],
	};
}

/** tₙ = p·tₙ₋₁ + q·tₙ₋₂. */
export function twoTermRecursion(draw: Draw): Draft | undefined {
	const [p, q, place] = [draw.int('p'), draw.int('q'), draw.int('n')];
	const first = draw.int('a1');
	const second = draw.int('a2');
	if (first === 0 && second === 0) return undefined;
	const terms = [first, second];
	while (terms.length < place) terms.push(p * (terms.at(-1) ?? 0) + q * (terms.at(-2) ?? 0));
	if (terms.some((value) => Math.abs(value) > 3000)) return undefined;
	const [before, last] = [terms.at(-2) ?? 0, terms.at(-1) ?? 0];
	const after = p * last + q * before;
	// Terms that repeat would hide at which of them a student stopped.
	if ([...terms.slice(0, -1), after].includes(last) || after === before) return undefined;
	const answer = withMisconceptions(
		integer(last),
		[integer(after), 'applied the rule one time too many'],
		[integer(before), 'applied the rule one fewer time than needed'],
		[
			integer(q * before + p * (terms.at(-3) ?? 0)),
			'switched the two previous terms in the last step',
		],
	);
	const { term } = sequenceLetters(draw.country);
	const rule = equation(term('n'), sum(scaled(p, term('n - 1')), scaled(q, term('n - 2'))));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and ${equation(term(2), second)} and follows the rule ${rule} for ${relation('n', '\\ge', num(3))}. Find ${term(place)}.`,
		answer,
		steps: terms
			.slice(2)
			.map((value, at) =>
				sentence(
					say`${equation(term(at + 3), sum(p === 1 ? (terms[at + 1] ?? 0) : worked(p, terms[at + 1] ?? 0), worked(q, terms[at] ?? 0)))}, so ${equation(term(at + 3), value)}.`,
					at === 0 ? 'substitute the two previous terms into the rule' : undefined,
				),
			),
		hints: [say`Which two terms do you need before you can find ${term(place)}?`],
	};
}

export const scaled = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : factor === -1 ? { kind: 'opposite', of } : product(factor, of);

function worked(factor: number, value: number): Expression {
	if (factor === 1) return signed(value);
	return factor === -1 ? { kind: 'opposite', of: signed(value) } : times(factor, signed(value));
}

export function fibonacci(draw: Draw): Draft | undefined {
	const [first, second, place] = [draw.int('a1'), draw.int('a2'), draw.int('n')];
	const ask = draw.inTurn('ask');
	const { term } = sequenceLetters(draw.country);
	const terms = [first, second];
	while (terms.length < place) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
	const at = (index: number) => terms[index - 1] ?? 0;
	const rule = say`each term from the third on is the sum of the two terms before it`;
	if (ask === 'missing earlier term') {
		const index = Math.min(place, 7);
		const named = (n: number) => plainFormula(tex(term(n)));
		return {
			prompt: say`In a sequence, ${rule}. Given ${equation(term(index), at(index))} and ${equation(term(index - 1), at(index - 1))}, find ${term(index - 3)}.`,
			answer: withMisconceptions(
				integer(at(index - 3)),
				[integer(at(index - 2)), 'stopped one term too early'],
				[
					integer(at(index) + at(index - 1)),
					'added the two given terms instead of subtracting to go back',
				],
				[integer(at(index) - 2 * at(index - 1)), 'subtracted the same term twice'],
			),
			steps: [
				line(
					equation(term(index - 2), difference(at(index), at(index - 1))),
					`${named(index)} is the sum of ${named(index - 1)} and ${named(index - 2)}, so subtract ${named(index - 1)} from ${named(index)}`,
				),
				line(equation(term(index - 2), at(index - 2)), 'subtract'),
				line(
					equation(term(index - 3), difference(at(index - 1), at(index - 2))),
					'go back one more term',
				),
				line(equation(term(index - 3), at(index - 3)), 'subtract'),
			],
			hints: [say`If you know a sum and one of its two parts, how do you find the other part?`],
		};
	}
	const listed = terms.slice(0, place);
	const total = listed.reduce((all, value) => all + value, 0);
	const start = say`In a sequence, ${equation(term(1), first)}, ${equation(term(2), second)}, and ${rule}.`;
	const walk = listed
		.slice(2)
		.map((value, step) =>
			line(
				equation(term(step + 3), equation(sum(at(step + 2), signed(at(step + 1))), value)),
				step === 0 ? 'add the two terms before it' : undefined,
			),
		);
	if (ask === 'sum of terms')
		return {
			prompt: say`${start} Find the sum of the first ${place} terms.`,
			answer: withMisconceptions(
				integer(total),
				[integer(total - (listed.at(-1) ?? 0)), 'left out the last term'],
				[integer(at(place)), 'gave the last term instead of the sum'],
				[integer(total - first), 'left out the first term'],
			),
			steps: [...walk, line(equation(sum(...listed), total), `add the first ${place} terms`)],
			hints: [say`What are the first ${place} terms?`],
		};
	return {
		prompt: say`${start} Find ${term(place)}.`,
		answer: withMisconceptions(
			integer(at(place)),
			[integer(at(place - 1)), 'stopped one term too early'],
			[integer(at(place) + at(place - 1)), 'went one term too far'],
		),
		steps: walk,
		hints: [say`Which two terms give ${term(3)}? Which two give ${term(4)}?`],
	};
}
