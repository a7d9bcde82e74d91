/** Which reason leads from one line of a solution to the next: asked of every option, from the lines alone. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { areEquivalent, expectOneChoice, promptFormulas } from '../../../verify/evidence.ts';
import { divide, type Exact, exact, less, same, subtract } from '../../../verify/exact.ts';
import { lettersIn, readTex, sidesOf } from '../../../verify/read-tex.ts';

type Pair = { before: string; after: string };

export function expectReason(question: Question): string[] {
	const [first = '', second = ''] = promptFormulas(question).map(sidesOf);
	const [left, right] = [0, 1].map((side) => ({
		before: first[side] ?? '',
		after: second[side] ?? '',
	}));
	if (!left || !right) return ['the two lines cannot be read'];
	return expectOneChoice(question, (name) => holds(name, left, right));
}

function holds(name: string, left: Pair, right: Pair): boolean {
	const sameSides = areEquivalent(left.before, left.after) && right.before === right.after;
	const terms = (text: string) => text.split(/ [+-] /).length;
	switch (name) {
		case 'distributive property':
			return sameSides && left.before.includes('(') && !left.after.includes('(');
		case 'combining like terms':
			return sameSides && !left.before.includes('(') && terms(left.after) < terms(left.before);
		case 'subtraction property of equality':
		case 'addition property of equality': {
			const taken = constant(left, right, subtract);
			const wanted = name.startsWith('subtraction');
			return taken !== undefined && (wanted ? less(exact(0), taken) : less(taken, exact(0)));
		}
		case 'division property of equality': {
			const factor = constant(left, right, (a, b) => (same(b, exact(0)) ? exact(0) : divide(a, b)));
			return factor !== undefined && !same(factor, exact(1)) && !same(factor, exact(0));
		}
		default:
			return false;
	}
}

/** The value that both sides have in common under the operation, whatever the letter stands for. */
function constant(
	left: Pair,
	right: Pair,
	operation: (a: Exact, b: Exact) => Exact,
): Exact | undefined {
	const letters = lettersIn(left.before + left.after);
	const results = [2, 5, 11].flatMap((value) => {
		const values = Object.fromEntries(letters.map((name) => [name, exact(value)]));
		return [left, right].map(({ before, after }) =>
			operation(readTex(before)(values), readTex(after)(values)),
		);
	});
	const [first] = results;
	return first && results.every((one) => same(one, first)) ? first : undefined;
}
