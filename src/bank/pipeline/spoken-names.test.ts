import { expect, test } from 'vitest';
import {
	brackets,
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { call, degrees } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { proseSpeech } from '../../math/prose-speech.ts';
import { decimalAnswer, sentence } from '../family.ts';
import { spokenNames } from './spoken-names.ts';

function said(prompt: Prose, ...lines: Prose[]): string[] {
	const answer = decimalAnswer(1, 1);
	const named = spokenNames({
		prompt,
		answer,
		steps: lines.map((one) => sentence(one)),
		hints: [],
	});
	return [prompt, ...lines].map((prose) => proseSpeech(named(prose)));
}

test('tells an angle from the side opposite to it', () => {
	const prompt = say`In triangle ${symbol('ABC')}, ${equation(symbol('\\angle C'), degrees(40))} and ${equation('a', 5)}. Find side ${symbol('c')}.`;
	const ratio = equation(call('\\sin', 'A'), quotient('a', 'c'));
	const angle = equation('A', degrees(50));
	const law = equation(
		power('c', 2),
		sum(power('a', 2), product(-2, 'a', 'b', call('\\cos', 'C'))),
	);
	expect(said(prompt, say`${ratio}`, say`${angle}`, say`${law}`)).toEqual([
		'In triangle A B C, angle C equals 40 degrees and side a equals 5. Find side c.',
		'sine of angle A equals side a over side c',
		'angle A equals 50 degrees',
		'side c squared equals side a squared minus 2 times side a times side b times cosine of angle C',
	]);
});

test('says the case of letters that one formula has in both', () => {
	const area = equation('A', product(num('1/2'), 'h', brackets(sum('a', 'b'))));
	expect(
		said(say`Solve ${area} for ${symbol('h')}.`, say`${equation(product(2, 'A'), 'x')}`),
	).toEqual([
		'Solve capital A equals one half h times the quantity lowercase a plus b, end quantity, for h.',
		'2 capital A equals x',
	]);
});

test('leaves letters alone where no angle and side share one', () => {
	const [prompt, rule] = [
		say`Let ${symbol('A')} be an angle.`,
		say`${equation(call('\\sin', 'A'), 'x')}`,
	];
	expect(said(prompt, rule)).toEqual(['Let A be an angle.', 'sine of A equals x']);
});
