/**
 * Reads the prompt's expression: a coefficient is the growth per unit of its letter, the constant the value at 0.
 * Meanings are judged by the words that tell them apart; claims about a structure are tried with numbers.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectNumber,
	expectOneChoice,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	type Exact,
	exact,
	less,
	lettersIn,
	multiply,
	readReal,
	readTex,
	same,
	size,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Interpret the structure of an expression') return structure(question);
	if (skill === 'Interpret function notation in context') return statement(question);
	if (skill !== 'Identify terms, coefficients, and constants') return meaning(question);
	const formula = promptFormulas(question).at(-1) ?? '';
	const at = (x: number, y: number) => readTex(formula)({ x: exact(x), y: exact(y) });
	if (/how many terms/i.test(question.question))
		return expectNumber(question, formula.split(/ [+-] /).length);
	const letter = /coefficient of \$([xy])\$/.exec(question.question)?.[1];
	if (letter === 'x') return expectNumber(question, subtract(at(1, 0), at(0, 0)));
	if (letter === 'y') return expectNumber(question, subtract(at(0, 1), at(0, 0)));
	return expectNumber(question, at(0, 0));
};

/** The words that only one kind of meaning has. */
const WORDS: readonly (readonly [kind: string, RegExp])[] = [
	['whole', /\btotal\b|\bis left\b/],
	['product', /\ball the\b|\bsince the (?:drain|start|candle)\b|\bso far\b/],
	['rate', /\beach\b/],
	['fixed', /\bat the start\b|\bbefore\b|\bwhen no\b/],
];

const kindOf = (text: string): string => WORDS.find(([, words]) => words.test(text))?.[0] ?? '';

function meaning(question: Question): string[] {
	const formulas = promptFormulas(question);
	const [expression = '', letter = ''] = formulas;
	const part = formulas.at(-1) ?? '';
	const at = (value: number): Exact => readTex(expression)({ [letter]: exact(value) });
	const growth = size(subtract(at(8), at(7)));
	const value = readTex(part);
	const number = lettersIn(part).length === 0 ? value({}) : undefined;
	const isProduct = [7, 8].every((times) =>
		same(size(value({ [letter]: exact(times) })), multiply(growth, exact(times))),
	);
	const kinds = [
		...(number && same(number, at(0)) ? ['fixed'] : []),
		...(number && same(number, growth) ? ['rate'] : []),
		...(isProduct ? ['product'] : []),
	];
	const [kind] = kinds;
	return kinds.length === 1
		? [
				...expectOneChoice(question, (text) => kindOf(text) === kind),
				...expectChange(question, letter, subtract(at(8), at(7))),
			]
		: [`${part} is ${kinds.join(' and ') || 'no part'} of ${expression}`];
}

/** "Whenever $w$ increases by $1$, the value increases by $30$", and "the value when $w = 0$": also in hints. */
function expectChange({ steps, hints }: Question, letter: string, growth: Exact): string[] {
	return [...steps, ...hints].flatMap(({ text }) => {
		const [, way, by = ''] =
			/increases by \$1\$, the value (increases|decreases) by \$([^$]*)\$/.exec(text) ?? [];
		const [, at = '0'] = new RegExp(`when \\$${letter} = ([^$]*)\\$`).exec(text) ?? [];
		const isTrue =
			way === undefined ||
			(same(readTex(by)({}), size(growth)) && (way === 'decreases') === less(growth, exact(0)));
		return isTrue && at === '0' ? [] : [`"${text}" does not go with the expression`];
	});
}

/** The right reading names the input first, then the value, and no rate. */
function statement(question: Question): string[] {
	const [, input, value] = /^f\((\d+)\) = (\d+)$/.exec(promptFormulas(question).at(-1) ?? '') ?? [];
	return expectOneChoice(question, (text) => {
		const numbers = [...text.matchAll(/\d+/g)].map(([number]) => number);
		return !/each|every/i.test(text) && numbers.join() === [input, value].join();
	});
}

function structure(question: Question): string[] {
	const [expression = '', ...more] = promptFormulas(question).filter((one) => /[a-z]/.test(one));
	const whole = promptFormulas(question).find((one) => /\(/.test(one)) ?? expression;
	const choice = (test: (text: string) => boolean) =>
		expectOneChoice(question, (text) => test(text.replaceAll('$', '')));
	const text = question.question;
	if (text.includes('does not depend')) {
		const letter = more.at(-1) ?? '';
		return choice((option) => !lettersIn(option).includes(letter));
	}
	if (text.includes('as a factor')) return choice((option) => areEquivalent(option, whole));
	if (text.includes('is multiplied by')) return choice((option) => scales(option, whole, text));
	const [letter = ''] = lettersIn(whole);
	const values = Array.from({ length: 1201 }, (_, at) => {
		const x = (at - 600) / 2;
		return [x, readReal(whole)({ [letter]: x })] as const;
	});
	return choice((option) => {
		const [low, high] = (/between (-?\d+) and (-?\d+)/.exec(option) ?? []).slice(1).map(Number);
		if (low !== undefined && high !== undefined)
			return values.every(([x, value]) => value > 0 === (x > low && x < high));
		const [, way, limit] = /never (greater|less) than (-?\d+)/.exec(option) ?? [];
		const bound = Number(limit);
		return values.every(([, value]) => (way === 'greater' ? value <= bound : value >= bound));
	});
}

/** What a change of h does, at three points. */
function scales(option: string, whole: string, prompt: string): boolean {
	const factor = Number(/is multiplied by \$(\d+)\$/.exec(prompt)?.[1]);
	const claimed = Number(/\d+/.exec(option)?.[0]);
	return [1, 2, 3].every((h) => {
		const at = (value: number) => readReal(whole)({ h: value, a: h + 1, b: 5 });
		const [before, after] = [at(h), at(factor * h)];
		if (option.includes('multiplied')) return after === claimed * before;
		return option.includes('increases by') ? after === before + claimed : after === before;
	});
}
