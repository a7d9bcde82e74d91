/** Looks for an input with two outputs: among the pairs, the stated points, or the signs of an equation along a vertical line. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { numberedGraphs, numberInWords } from '../../../verify/read-curve.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

type Pair = readonly [number, number];

export const verify: Verify = ({ question }) => {
	const prompt = questionText(question.question);
	const wanted = !prompt.includes('does not');
	if (prompt.includes('Which equation'))
		return expectOneChoice(question, (text) => isSingle(text.replaceAll('$', '')) === wanted);
	if (prompt.includes('graphs A to D')) {
		const graphs = numberedGraphs(question.question_speech);
		return expectOneChoice(question, (text) =>
			graphs.some(
				({ name, words }) => text === `Graph ${name}` && isFunction(stated(words)) === wanted,
			),
		);
	}
	const pairs = pairsIn(question, prompt);
	const written = prompt.match(/\([^()]*, [^()]*\)|from \$/g) ?? [];
	if (pairs.length < 4 || (!prompt.includes('table') && pairs.length !== written.length))
		return ['the relation cannot be read'];
	if (prompt.includes('removed'))
		return expectOneChoice(question, (text) => {
			const [gone] = writtenPairs(text);
			const left = pairs.filter(([x, y]) => x !== gone?.[0] || y !== gone[1]);
			return left.length === pairs.length - 1 && isFunction(left);
		});
	if (prompt.includes('restricted'))
		return expectOneChoice(question, (text) => {
			const inputs = [...text.matchAll(/-?\d+/g)].map(Number);
			return isFunction(pairs.filter(([x]) => inputs.includes(x)));
		});
	return expectOneChoice(question, (text) => holds(text, pairs));
};

const isFunction = (pairs: readonly Pair[]): boolean =>
	pairs.every(([x, y], at) => pairs.every(([u, v], other) => at === other || x !== u || y === v));

/** Both the verdict and the reason must be true, and the reason must be about inputs. */
function holds(text: string, pairs: readonly Pair[]): boolean {
	const saysFunction = !text.includes('not a function');
	if (saysFunction !== isFunction(pairs)) return false;
	return (
		text.includes('each input has exactly one output') || text.includes('one input has two outputs')
	);
}

const writtenPairs = (text: string): Pair[] =>
	[...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

function pairsIn({ question_speech: speech }: Question, prompt: string): Pair[] {
	if (prompt.includes('arrows'))
		return [...prompt.matchAll(/from \$(-?\d+)\$ to \$(-?\d+)\$/g)].map(([, x, y]) => [
			Number(x),
			Number(y),
		]);
	if (!prompt.includes('table')) return writtenPairs(prompt);
	const row = (name = '') =>
		(new RegExp(` ${name}: ([^.]*)\\.`).exec(speech)?.[1] ?? '').split(', ').map(numberInWords);
	const [, input, output] = /\binput \$([a-z])\$ and output \$([a-z])\$/.exec(prompt) ?? [];
	const outputs = row(output);
	return row(input).map((one, at) => [one, outputs[at] ?? Number.NaN]);
}

const stated = (words: string): Pair[] =>
	[...words.replaceAll(/open dot at \([^()]*\)/g, '').matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(
		([, x = '', y = '']) => [numberInWords(x), numberInWords(y)],
	);

/** True when no vertical line among several meets the solutions of the equation more than once. */
function isSingle(tex: string): boolean {
	const [left = '', right = ''] = sidesOf(tex);
	const [l, r] = [readReal(left), readReal(right)];
	return [-6.3, -1.1, 0.7, 2.3, 9.1].every((x) => {
		let crossings = 0;
		let last = 0;
		for (let y = -30.05; y < 31; y += 0.3) {
			const gap = l({ x, y }) - r({ x, y });
			if (gap * last < 0) crossings++;
			if (gap !== 0) last = gap;
		}
		return crossings < 2;
	});
}
