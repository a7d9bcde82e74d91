/** Measures again: every length goes through the scale of the prompt, in small units, and back. */
import { questionText } from '../../../../math/question-text.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn } from '../../../verify/amounts.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	same,
	show,
} from '../../../verify/values.ts';

/** In centimeters or in inches, which are never in the same question. */
const SMALL: Readonly<Record<string, number>> = {
	centimeter: 1,
	meter: 100,
	kilometer: 100_000,
	inch: 1,
	foot: 12,
	mile: 63_360,
};

export const verify: Verify = ({ question, skill }) => {
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const untrue = expectTrueLines(question);
	if (untrue.length > 0) return untrue;
	const text = questionText(question.question);
	const sides = new Set(text.match(/\b(?:long|wide|high|tall)\b/g));
	if (sides.size > 1 && !/area|rectang/.test(text))
		return [`${[...sides].join(' and ')} are different sides`];
	const lengths = measuresIn(text);
	const [first, second, third, fourth] = lengths;
	const agrees = (found: Exact | undefined, wanted: Exact) =>
		found && same(found, wanted)
			? []
			: [`the check gives ${found ? show(found) : 'nothing'}, not ${show(wanted)}`];
	if (skill === 'Find the scale factor') {
		if (!first || !second) return ['the prompt holds no scale'];
		if (!/represents/.test(text)) return agrees(divide(second, first), stored);
		return third && fourth
			? agrees(divide(divide(second, first), divide(fourth, third)), stored)
			: ['the prompt holds no second scale'];
	}
	const scale = scaleOf(text, lengths);
	if (!scale) return ['the prompt holds no scale'];
	const { times, rest } = scale;
	const asked = askedIn(question);
	const unit = unitAsked(asked);
	const [one, two] = rest;
	if (!unit || !one) return ['the lengths cannot be read'];
	if (/area/.test(asked)) {
		const drawn = two ? multiply(one, two) : one;
		return agrees(divide(multiply(drawn, multiply(times, times)), multiply(unit, unit)), stored);
	}
	const isDrawn = /is the model\?|on the (?:plan|map)\?$/.test(asked);
	return agrees(divide(isDrawn ? divide(one, times) : multiply(one, times), unit), stored);
};

/** How many times as long as the drawing the thing is, and the lengths that are not part of the scale. */
function scaleOf(text: string, lengths: Exact[]): { times: Exact; rest: Exact[] } | undefined {
	const [, ratio] = /scale of \$1 : (\d+)\$/.exec(text) ?? [];
	if (ratio) return { times: exact(Number(ratio)), rest: lengths };
	const [drawn, real, ...rest] = lengths;
	return /^[^.]*\$ [a-z]+ represents? \$/.test(text) && drawn && real
		? { times: divide(real, drawn), rest }
		: undefined;
}

const unitOf = (word: string): number | undefined =>
	SMALL[
		word
			.replace('metre', 'meter')
			.replace('feet', 'foot')
			.replace('inches', 'inch')
			.replace(/s$/, '')
	];

/** "$5.5$ centimeters", "$35$ square centimetres" */
const measuresIn = (text: string): Exact[] =>
	[...text.matchAll(/\$([\d.,{}]+)\$ (square )?([a-z]+)/g)].flatMap(
		([, number = '', square, word = '']) => {
			const [value, size] = [readExact(number.replaceAll(/[{},]/g, '')), unitOf(word)];
			if (!value || size === undefined) return [];
			return [multiply(value, exact(square ? size * size : size))];
		},
	);

function unitAsked(asked: string): Exact | undefined {
	const [, word = ''] = /(?:How many|in)(?: square)? ([a-z]+)/.exec(asked) ?? [];
	const size = unitOf(word);
	return size === undefined ? undefined : exact(size);
}
