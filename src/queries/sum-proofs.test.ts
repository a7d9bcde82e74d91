import { expect, test } from 'vitest';
import { CHANGED_ONE_IN, IN_FULL_ONE_IN, noChain } from '../bank/verify/reading.ts';
import { sumProofs } from './sum-proofs.ts';

const chain = { ...noChain(), hint: { changed: 9, noticed: 8 } };
const mistakes = { named: 6, remade: 3 };
const held = { proof: 7, solution: 2, wording: 1, units: 0, excuse: 1 };

test('adds up the books, and lists the methods used in the order of their explanations', () => {
	const {
		methods,
		reading,
		chain: parts,
		...sum
	} = sumProofs([
		{
			provenOn: '2026-11-20',
			planned: 10,
			questions: 9,
			formulas: 40,
			methods: new Map([['REC', 9]]),
			reading: { held, excused: new Map([['a year', 1]]), chain, mistakes },
		},
		{
			provenOn: '2026-11-18',
			planned: 5,
			questions: 5,
			formulas: 2,
			methods: new Map([
				['REC', 2],
				['SUB', 4],
			]),
			reading: {
				held,
				excused: new Map([
					['a year', 2],
					['a name', 1],
				]),
				chain,
				mistakes,
			},
		},
	]);
	expect(sum).toEqual({
		provenOn: '2026-11-20',
		questions: 14,
		formulas: 42,
		failed: 1,
		changed: 22,
		chainOneIn: CHANGED_ONE_IN,
		inFullOneIn: IN_FULL_ONE_IN,
	});
	expect(methods.map(({ code, questions }) => [code, questions])).toEqual([
		['SUB', 4],
		['REC', 11],
	]);
	expect(reading.held).toEqual({ proof: 14, solution: 4, wording: 2, units: 0, excuse: 2 });
	expect(parts).toContainEqual({ part: 'hint', changed: 18, noticed: 16 });
	expect(reading.mistakes).toEqual({ named: 12, remade: 6 });
	expect([...reading.excused]).toEqual([
		['a year', 3],
		['a name', 1],
	]);
});

test('is nothing if there are no books', () => {
	expect(sumProofs([])).toMatchObject({ provenOn: undefined, questions: 0, failed: 0, changed: 0 });
});
