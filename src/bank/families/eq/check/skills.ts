/** eq.check: which value or pair satisfies an equation, an inequality or a system. */
import {
	brackets,
	equation,
	type Expression,
	list,
	num,
	product,
	relation,
	type RelationSign,
	sum,
} from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { pickPair, testPair } from './pairs.ts';

export const skills: Skills = {
	'Choose the value that makes an equation true': chooseValue,
	'Test values in an inequality': testValues,
	'Test an ordered pair in a system': testPair,
	'Choose the ordered pair that solves a system': pickPair,
};

/** a·x + b, without a term 0. */
const lineOf = (a: number, x: string, b: number): Expression =>
	b === 0 ? product(a, x) : sum(product(a, x), b);

/** The same with a number substituted: 3(−2) + 5, −2 + 5. */
function putIn(a: number, value: number, b: number): Expression {
	const first = a === 1 ? num(value) : product(a, brackets(num(value)));
	return b === 0 ? first : sum(first, b);
}

function chooseValue(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	const x = anyLetter(draw.random);
	const [a, b] =
		kind === 'add'
			? [1, draw.int('a')]
			: kind === 'mult'
				? [draw.int('a'), 0]
				: [draw.random.int(2, 6), draw.int('a')];
	const root =
		kind === 'add' ? draw.int('b') - b : draw.random.int(2, 9) * draw.random.pick([1, -1]);
	if (kind === 'mult' && (Math.abs(a) < 2 || Math.abs(a) > 12)) return undefined;
	const right = a * root + b;
	if (root === 0 || Math.abs(root) > 40) return undefined;
	const unseen = (value: number): string =>
		`chose a value that makes the left side ${plain(a * value + b)}, not ${plain(right)}`;
	const wrong = new Map<number, string>();
	const offer = (value: number, mistake: string) => {
		if (Number.isInteger(value) && value !== root && !wrong.has(value)) wrong.set(value, mistake);
	};
	if (b !== 0)
		offer(
			(right + b) / a,
			b < 0 ? `subtracted ${-b} instead of adding it` : `added ${b} instead of subtracting it`,
		);
	if (b === 0) offer(right - a, 'subtracted instead of dividing');
	if (root < 0) offer(-root, 'dropped the negative sign');
	else if (kind === 'add' && b > 0) offer(-root, 'subtracted in the wrong order');
	else offer(-root, 'gave the opposite of the solution');
	for (const near of [root + 1, root - 2]) offer(near, unseen(near));
	// In the printed order, in which they are tested.
	const distractors = draw.random.shuffle([...wrong].slice(0, 3));
	const others = distractors.map(([value]) => a * value + b);
	return {
		prompt: say`Which value of ${{ kind: 'symbol', name: x }} makes the equation ${equation(lineOf(a, x, b), right)} true?`,
		answer: letteredChoice(
			distractors
				.map(([value, mistake]) => distractor(value, mistake))
				.toSpliced(draw.random.int(0, 3), 0, { body: say`${root}` }),
		),
		steps: [
			line(equation(lineOf(a, x, b), right)),
			...distractors.map(([value], at) =>
				line(
					relation(putIn(a, value, b), '=', others[at] ?? 0),
					`substitute ${value} for ${x}: the left side is not ${right}`,
				),
			),
			line(
				equation(putIn(a, root, b), right),
				`substitute ${root} for ${x}: the left side is ${right}`,
			),
			sentence(say`The value that makes the equation true is ${root}.`),
		],
		hints: [
			say`Substitute each value for ${{ kind: 'symbol', name: x }}. Which one makes the left side equal to ${right}?`,
		],
	};
}

/** With a minus sign, not a hyphen. */
const plain = (value: number): string => String(value).replace('-', '−');

const SIGNS: Readonly<Record<string, RelationSign>> = {
	'<': '<',
	'<=': '\\le',
	'>': '>',
	'>=': '\\ge',
};

const holds = (left: number, sign: RelationSign, right: number): boolean =>
	left === right
		? sign === '\\le' || sign === '\\ge'
		: left < right === (sign === '<' || sign === '\\le');

function testValues(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const sign = SIGNS[draw.inTurn('rel')];
	const edge = (c - b) / a;
	if (!sign || !Number.isInteger(edge) || Math.abs(edge) > 15 || (a === 1 && b === 0))
		return undefined;
	const x = anyLetter(draw.random);
	const [near, far] = [draw.random.int(1, 2), draw.random.int(3, 5)];
	const values = [edge - far, edge - near, edge, edge + near, edge + draw.random.int(3, 5)];
	const test = (value: number) => a * value + b;
	const right = values.filter((value) => holds(test(value), sign, c));
	const below = values.filter((value) => value < edge);
	const above = values.filter((value) => value > edge);
	const onRight = (right.at(-1) ?? edge) > edge;
	const [same, opposite] = onRight ? [above, below] : [below, above];
	const closed = right.includes(edge);
	const withEdge = (some: number[]) => [...some, edge].toSorted((p, q) => p - q);
	const reversed =
		a < 0
			? 'did not reverse the inequality symbol when dividing by a negative number'
			: 'reversed the inequality symbol';
	const offered = [
		distractor(
			list(...(closed ? same : withEdge(same))),
			closed
				? `left out ${plain(edge)}, although a value that makes the two sides equal is a solution here`
				: `included ${plain(edge)}, which only makes the two sides equal`,
		),
		distractor(list(...opposite), `${reversed}${closed ? ` and left out ${plain(edge)}` : ''}`),
		distractor(
			list(...withEdge(opposite)),
			`${reversed}${closed ? '' : ` and included ${plain(edge)}`}`,
		),
	];
	const written = relation(lineOf(a, x, b), sign, c);
	return {
		prompt: say`Which of the values ${joinedByAnd(values.map((one) => num(one)))} satisfy the inequality ${written}? Choose the list that contains all of the solutions and no other values.`,
		answer: multipleChoice(list(...right), ...offered),
		steps: [
			line(written),
			...values.map((value) =>
				holds(test(value), sign, c)
					? sentence(
							say`${equation(putIn(a, value, b), test(value))}, and it is true that ${relation(test(value), sign, c)}. So ${value} is a solution.`,
							`substitute ${plain(value)} for ${x}`,
						)
					: sentence(
							say`${equation(putIn(a, value, b), test(value))}, but it is not true that ${relation(test(value), sign, c)}. So ${value} is not a solution.`,
							`substitute ${plain(value)} for ${x}`,
						),
			),
			sentence(
				say`The values that satisfy the inequality are ${joinedByAnd(right.map((one) => num(one)))}.`,
			),
		],
		hints: [
			say`Substitute each value for ${{ kind: 'symbol', name: x }}. If a value makes the two sides equal, is it a solution?`,
		],
	};
}
