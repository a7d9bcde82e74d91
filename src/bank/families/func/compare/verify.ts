/** Reads both functions, as rule, table, dots or words, and compares them by values. */
import { formulasIn } from '../../../../math/markup.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { expectOneChoice, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-figure.ts';
import { near, ruleNamed, rulesIn, valueAt } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

type F = (x: number) => number;
type Pairs = readonly (readonly [number, number])[];

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	if (skill === 'Decide whether a function is linear') return linear(question);
	if (skill === 'Compare the features of two functions') return features(question, text);
	const [f, g] = ['f', 'g'].map((name) =>
		functionNamed(
			question,
			text,
			name,
			skill === 'Compare two quadratic functions in different forms',
		),
	);
	if (!f || !g) return ['the two functions cannot be read'];
	const feature = (h: F) =>
		text.includes('slope,') ? h(1) - h(0) : text.includes('$y$-intercept,') ? h(0) : extreme(h);
	const [p, q] = [feature(f), feature(g)];
	return expectOneChoice(question, (option) => {
		const [, name, what = '', by] =
			/^\$([fg])\$ has the greater (.+), by \$(\d+)\$$/.exec(option) ?? [];
		const isAsked = text.includes(`has the greater ${what}, and by how much?`);
		return isAsked && name === (p > q ? 'f' : 'g') && near(Number(by), Math.abs(p - q));
	});
};

const extreme = (h: F): number => {
	const values = Array.from({ length: 41 }, (_, at) => h(at - 20));
	return h(20) + h(-20) > 2 * h(0) ? Math.min(...values) : Math.max(...values);
};

function functionNamed(
	question: Question,
	text: string,
	name: string,
	quadratic: boolean,
): F | undefined {
	const rule = rulesIn(question).get(name);
	if (rule) return (x) => valueAt(rule, x);
	const words = new RegExp(
		`linear function \\$${name}\\$ whose value is \\$(-?\\d+)\\$ when \\$x = 0\\$ and (in|de)creases by \\$(\\d+)\\$ each time \\$x\\$ increases by 1(?!\\d)`,
	).exec(text);
	if (words) return (x) => Number(words[1]) + (words[2] === 'in' ? 1 : -1) * Number(words[3]) * x;
	if (text.includes(`function $${name}$ whose graph is the line through $(`))
		return through(
			promptPoints(question).map(
				([[a, b], [c, d]]) => [Number(a) / Number(b), Number(c) / Number(d)] as const,
			),
		);
	const pairs = pairsShown(question);
	return quadratic ? lagrange(pairs.slice(0, 3)) : through(pairs);
}

const through = (pairs: Pairs): F => lagrange(pairs.slice(0, 2));

const lagrange =
	(pairs: Pairs): F =>
	(x) =>
		pairs.reduce(
			(sum, [a, y], at) =>
				sum +
				y * pairs.reduce((all, [b], other) => (other === at ? all : (all * (x - b)) / (a - b)), 1),
			0,
		);

function linear(question: Question): string[] {
	if (!question.image_id)
		return expectOneChoice(question, (option) => {
			const [left, right = ''] = sidesOf(option.replaceAll('$', ''));
			if (left !== 'y') return false;
			const value = readReal(right);
			const [a, b, c] = [1, 4, 9].map((x) => value({ x }));
			return near(((b ?? 0) - (a ?? 0)) / 3, ((c ?? 0) - (b ?? 0)) / 5);
		});
	const pairs = pairsShown(question);
	const f = through(pairs);
	const fits = pairs.every(([x, y]) => near(f(x), y));
	return [
		...expectOneChoice(question, (option) =>
			option.startsWith(fits ? 'Linear, because each' : 'Nonlinear, because equal'),
		),
		...otherChanges(question, pairs),
	];
}

/** "When $x$ increases by 1 at a time, the changes in $y$ are $2$, $2$, and $2$." */
function otherChanges({ steps }: Question, pairs: Pairs): string[] {
	const changes = pairs.slice(1).map(([x, y], at) => {
		const [a, b] = pairs[at] ?? [Number.NaN, Number.NaN];
		return [x - a, y - b] as const;
	});
	return steps
		.map(({ text }) => text)
		.filter((text) => text.includes('increases by 1 at a time'))
		.filter((text) => {
			const said = formulasIn(text)
				.map(Number)
				.filter((number) => !Number.isNaN(number));
			return (
				changes.some(([across]) => across !== 1) ||
				said.join() !== changes.map(([, up]) => up).join()
			);
		})
		.map((text) => `"${text}" is not true of the pairs that are shown`);
}

const FEATURES =
	/all real numbers|negative values|a zero|even function|increases without bound as \$x\$ does\?/;

/** Values at many inputs: each property is searched for, not assumed. */
function features(question: Question, text: string): string[] {
	const has = (name: string): boolean => {
		const rule = ruleNamed(rulesIn(question), name);
		const inputs = Array.from({ length: 201 }, (_, at) => (at - 100) / 4);
		const values = inputs.map((x) => valueAt(rule, x));
		if (text.includes('all real numbers')) return values.every(Number.isFinite);
		if (text.includes('negative values')) return values.some((y) => y < 0);
		if (text.includes('a zero'))
			return values.some(
				(y, at) =>
					y === 0 ||
					(Math.sign(y) === -Math.sign(values[at + 1] ?? y) &&
						Math.abs(y) < 3 &&
						Math.abs(values[at + 1] ?? 99) < 3),
			);
		if (text.includes('even function'))
			return inputs.every(
				(x) =>
					near(valueAt(rule, x), valueAt(rule, -x)) ||
					(x === 0 && !Number.isFinite(valueAt(rule, x))),
			);

		const far = [1e3, 1e6, 1e9, 1e12].map((x) => valueAt(rule, x));
		return far.every((y, at) => y === Infinity || (y > 1 && y > (far[at - 1] ?? -Infinity) + 0.5));
	};
	if (!FEATURES.test(text)) return ['no feature is asked for'];
	const [f, g] = [has('f'), has('g')];
	const name = f && g ? 'both of them' : f ? 'only f' : g ? 'only g' : 'neither of them';
	return expectOneChoice(question, (option) => option.replaceAll('$', '') === name);
}
