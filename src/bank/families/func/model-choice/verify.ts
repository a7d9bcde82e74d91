/** Looks at differences and quotients of the table, or runs the processes step by step. */
import { questionText } from '../../../../math/question-text.ts';
import { roundedText } from '../../../../math/notation.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-figure.ts';
import { expectReal } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const formulas = promptFormulas(question);
	if (skill === 'Find when exponential growth exceeds linear growth') {
		const [f, g] = formulas.slice(-2).map((one) => readReal(one));
		const steps = Array.from({ length: 1000 }, (_, x) => x);
		return expectReal(
			question,
			steps.find((x) => (f?.({ x }) ?? 0) > (g?.({ x }) ?? 0)) ?? Number.NaN,
		);
	}
	if (skill === 'Choose the equation that best fits a scatter plot') {
		const pairs = pairsShown(question);
		return expectOneChoice(question, (option) => {
			const rule = readReal(sidesOf(option.replaceAll('$', ''))[1] ?? '');
			return pairs.every(([x, y]) => Math.abs(rule({ x }) - y) < 2.5);
		});
	}
	if (skill === 'Compare linear and exponential plans over time') return plans(question, text);
	if (skill === 'Compare quadratic and exponential growth')
		return squareAndPower(question, text, formulas);
	if (skill === 'Tell linear from exponential growth in an account') {
		const values = pairsShown(question).map(([, y]) => y);
		const [p = 0, q = 0, r = 0] = values;
		const same = Math.abs(q - p - (r - q)) < 0.015;
		return expectOneChoice(
			question,
			(option) =>
				option ===
				(same
					? 'The account earns simple interest, because its balance grows by the same amount each year.'
					: 'The account earns compound interest, because its balance grows by the same factor each year.'),
		);
	}
	if (skill === 'Classify growth and decay as linear or exponential') {
		const name = `${text.includes('grows') ? 'increasing' : 'decreasing'} ${text.includes('%') ? 'exponential' : 'linear'}`;
		return expectOneChoice(question, (option) => option === name);
	}
	const kind = question.image_id
		? kindOfTable(question)
		: formulas.at(-1)?.startsWith('y =')
			? kindOfRule(formulas.at(-1) ?? '')
			: kindOfStory(text);
	return expectOneChoice(question, (option) => option === kind);
};

const differences = (values: readonly number[]) =>
	values.slice(1).map((one, at) => one - (values[at] ?? 0));
const constant = (values: readonly number[]) =>
	values.length > 1 && values.every((one) => Math.abs(one - (values[0] ?? 0)) < 1e-9);
const quotients = (values: readonly number[]) =>
	values.slice(1).map((one, at) => one / (values[at] ?? 0));

function kindOfTable(question: Question): string {
	const pairs = pairsShown(question);
	const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
	const first = differences(ys);
	if (!constant(differences(xs)))
		return constant(quotients(xs)) && constant(first) ? 'logarithmic' : 'none';
	if (constant(first)) return 'linear';
	if (constant(quotients(ys))) return 'exponential';
	if (ys.length > 5 && ys.every((y, at) => at < 4 || y === ys[at - 4])) return 'sinusoidal';
	if (constant(differences(first))) return 'quadratic';
	return constant(differences(differences(first))) ? 'cubic' : 'none';
}

/** From values: equal differences of some order, equal quotients, or the name of the function. */
function kindOfRule(formula: string): string {
	if (formula.includes('\\sin')) return 'sinusoidal';
	if (formula.includes('\\log')) return 'logarithmic';
	const value = readReal(sidesOf(formula)[1] ?? '');
	const ys = [1, 2, 3, 4, 5, 6].map((x) => value({ x }));
	if (constant(quotients(ys))) return 'exponential';
	let order = 0;
	for (let row = ys; !constant(row) && row.length > 1; row = differences(row)) order++;
	return ['constant', 'linear', 'quadratic', 'cubic'][order] ?? 'none';
}

const kindOfStory = (text: string): string =>
	/%|sends it to \$?\d+\$? new people/.test(text)
		? 'exponential'
		: /thrown/.test(text)
			? 'quadratic'
			: /rises and falls/.test(text)
				? 'another type'
				: 'linear';

const PLANS =
	/^Two investments each start with (\d+)\. The first (grows|shrinks) by (\d+) each (year|month), and the second (grows|shrinks) by ([\d.]+)% each \4\. By how much do their balances differ after (\d+) \4s\?/;

/** Both plans period by period, each in its own direction. */
function plans(question: Question, text: string): string[] {
	const found = PLANS.exec(text.replaceAll(/\{,\}|[$\\]/g, ''));
	if (!found) return ['the two plans cannot be read'];
	const [, start, way, amount, , otherWay, percent, periods] = found;
	const [d, r] = [signed(way, amount), signed(otherWay, percent)];
	let [one, two] = [Number(start), Number(start)];
	for (let period = 0; period < Number(periods); period++) {
		one += d;
		two += (two * r) / 100;
	}
	const wanted = roundedText(Number(Math.abs(two - one).toFixed(8)), 2);
	return question.answer.value === wanted ? [] : [`the balances differ by ${wanted}`];
}

const signed = (way = '', amount = ''): number =>
	way === 'shrinks' ? -Number(amount) : Number(amount);

function squareAndPower(question: Question, text: string, formulas: readonly string[]): string[] {
	const ats = formulas.flatMap((one) => {
		const at = /^x = (-?\d+)$/.exec(one)?.[1];
		return at === undefined ? [] : [Number(at)];
	});
	const rules = formulas.filter((one) => one.startsWith('y ='));
	const [f, g] = rules.map((one) => readReal(sidesOf(one)[1] ?? ''));
	const [x = 0, next = 0] = ats;
	if (text.startsWith('By how much'))
		return expectOneChoice(
			question,
			(option) =>
				Number(option.replaceAll(/[${},]/g, '')) === (f?.({ x: next }) ?? 0) - (f?.({ x }) ?? 0),
		);
	const [p, q] = [f?.({ x }) ?? 0, g?.({ x }) ?? 0];
	if (text.startsWith('Evaluate'))
		return expectOneChoice(
			question,
			(option) => Number(option.replaceAll(/[${},]/g, '')) === Math.abs(p - q),
		);
	const winner = p > q ? rules[0] : rules[1];
	if (!text.includes('grows faster'))
		return expectOneChoice(question, (option) => option === `$${winner}$`);
	const [dp, dq] = [(f?.({ x: x + 1 }) ?? 0) - p, (g?.({ x: x + 1 }) ?? 0) - q];
	const faster = dp > dq ? rules[0] : rules[1];
	const wanted =
		winner === faster
			? `$${winner}$ is greater and grows faster`
			: `$${winner}$ is greater, but $${faster}$ grows faster`;
	return expectOneChoice(question, (option) => option === wanted);
}
