/**
 * Matches the written equation against the shape that defines each property, from either side, and asks this of
 * every option: as a name for the prompt's equation, or substituted for its blank.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	less,
	lettersIn,
	readTex,
	same,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';

// Which reason leads from one line of a solution to the next: asked of every option, from the lines alone.

type Pair = { before: string; after: string };

function expectReason(question: Question): string[] {
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
			// By a fraction, the sides of 't = 3' become those of '6t = 18': that is a multiplication.
			return factor?.[1] === 1n && !same(factor, exact(1)) && !same(factor, exact(0));
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

/** P, Q, R stand for one number or one letter with or without a coefficient. */
const SHAPES: Record<string, string> = {
	'commutative property of addition': 'P + Q = Q + P',
	'commutative property of multiplication': 'P × Q = Q × P',
	'associative property of addition': '(P + Q) + R = P + (Q + R)',
	'associative property of multiplication': '(P × Q) × R = P × (Q × R)',
	'identity property of addition': 'P + 0 = P',
	'identity property of multiplication': 'P × 1 = P',
	'inverse property of addition': 'P + (-P) = 0',
	'inverse property of multiplication': 'P × \\frac{1}{P} = 1',
	'zero property of multiplication': 'P × 0 = 0',
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function shapeOf(shape: string): RegExp {
	const seen = new Set<string>();
	const pattern = escaped(shape.replaceAll('×', '\\times')).replaceAll(/[PQR]/g, (part) => {
		if (seen.has(part)) return `\\k<${part}>`;
		seen.add(part);
		return `(?<${part}>\\d*[a-z]|\\d+)`;
	});
	return new RegExp(`^${pattern}$`);
}

const swapped = (equation: string) => equation.split(' = ').toReversed().join(' = ');

function shows(name: string, equation: string): boolean {
	if (name === 'distributive property') return isDistributed(equation);
	const shape = SHAPES[name];
	if (shape === undefined) throw new RangeError(`"${name}" is not a property`);
	const pattern = shapeOf(shape);
	return pattern.test(equation) || pattern.test(swapped(equation));
}

/** k(p + q) = kp + kq, where the right side is two terms without brackets and the value is the same. */
function isDistributed(equation: string): boolean {
	const [left = '', right = ''] = equation.split(' = ');
	const factor = /^(\d+)\((?<p>\w+) \+ (?<q>\w+)\)$/.exec(left);
	return factor !== null && /^\w+ \+ \w+$/.test(right) && areEquivalent(left, right);
}

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Give the reason for a solution step') return expectReason(question);
	const equation = promptFormula(question);
	if (!equation.includes('\\square'))
		return expectOneChoice(question, (name) => shows(name, equation));
	const named = /shows the (.+)\?$/.exec(questionText(question.question))?.[1] ?? '';
	return expectOneChoice(question, (text) => {
		const filling = text.replaceAll('$', '');
		const written = filling.startsWith('-') ? `(${filling})` : filling;
		return shows(named, equation.replace('\\square', written));
	});
};
