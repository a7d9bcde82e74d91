/** num.classify: the sets of numbers. */
import { list, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skill,
	type Skills,
} from '../../../family.ts';
import {
	ALL_SETS,
	type Level,
	LEVELS,
	type NumberCase,
	numberOf,
	smallestOptions,
	WRONG_SETS,
} from './number-kinds.ts';
import { sumOrProduct, typeSkills } from './results.ts';

export const skills: Skills = {
	'Choose the sets a number belongs to': (draw) => asked(draw, 'question'),
	'Classify a real number': (draw) => asked(draw, 'ask'),
	'Classify numbers, sums, and products'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'set') return smallestSet(anyNumber(draw));
		const { random } = draw;
		return sumOrProduct(
			{ a: random.int(2, 60), b: random.int(2, 60), p: random.int(1, 5) },
			ask === 'product type' ? 'product' : random.pick(['sum', 'diff']),
			draw,
		);
	},
	...typeSkills,
};

function asked(draw: Draw, name: string): ReturnType<Skill> {
	const ask = draw.inTurn(name);
	if (ask.startsWith('smallest')) return smallestSet(anyNumber(draw));
	if (ask.startsWith('all')) return allSets(anyNumber(draw));
	return oddOneOut(draw);
}

const anyNumber = (draw: Draw): NumberCase => numberOf(draw.random.pick(LEVELS), draw.random);

const SMALLEST = say`Which of the sets in the choices contain the simplified number? Which of those sets is contained in all the others?`;
const COUNTING = say`Is the number one of the counting numbers ${list(1, 2, 3)}, …, or is it negative?`;
const RATIONAL = say`Can the number be written as a ratio of two integers? Does its decimal form terminate or repeat?`;

const KIND_HINT = say`Is the number a natural number, a negative integer, a rational number that is not an integer, or an irrational number? Which of the sets contain every number of that kind?`;

const KINDS: Readonly<Record<Level, string>> = {
	natural: 'a natural number',
	integer: 'a negative integer',
	rational: 'a rational number, but not an integer',
	irrational: 'an irrational number',
};

function smallestSet(number: NumberCase): Draft {
	const [right, ...wrong] = smallestOptions(number);
	return {
		prompt: say`Which of these is the smallest set of numbers that contains ${number.shown}?`,
		answer: multipleChoice(say`${right}`, ...wrong),
		steps: [
			sentence(say`${number.shown} is ${KINDS[number.level]}.`, number.why),
			sentence(say`The smallest set that contains it is the set of ${right}.`),
		],
		hints: hintsFor(number),
	};
}

function allSets(number: NumberCase): Draft {
	const right = ALL_SETS[number.level];
	return {
		prompt: say`Which list names all the sets that contain ${number.shown}, and no others? Choose from natural numbers, whole numbers, integers, rational numbers, irrational numbers, and real numbers.`,
		answer: multipleChoice(
			inSets(right),
			distractor(inSets(ALL_SETS[number.mistakenFor]), number.mistake),
			...WRONG_SETS[number.level].map(([sets, mistake]) => distractor(inSets(sets), mistake)),
		),
		steps: [
			sentence(say`${number.shown} is ${KINDS[number.level]}.`, number.why),
			sentence(say`It belongs to these sets: ${right.join(', ')}.`, setsReason(number.level)),
		],
		hints: [hintFor(number), KIND_HINT],
	};
}

const inSets = (sets: readonly string[]): Prose => say`${sets.join(', ')}`;

function setsReason(level: Level): string {
	if (level === 'irrational') return 'every irrational number is real, and none is rational';
	const sets = ALL_SETS[level];
	const none = {
		natural: '',
		integer: 'natural numbers and whole numbers are not negative; ',
		rational: 'every natural number or whole number is an integer; ',
	}[level];
	if (sets.length === 2) return `${none}every rational number is real, and none is irrational`;
	return level === 'natural'
		? `each set is contained in the next: ${listInWords(sets)}; no rational number is irrational`
		: `${none}every integer is rational, and every rational number is real; no rational number is irrational`;
}

const hintsFor = (number: NumberCase): Prose[] =>
	['natural', 'integer'].includes(number.level) && hintFor(number) !== COUNTING
		? [hintFor(number), SMALLEST]
		: [hintFor(number)];

const hintFor = ({ shown, level }: NumberCase): Prose => {
	const text = tex(shown);
	if (text.includes('sqrt'))
		return text.includes('frac')
			? say`Are the numerator and the denominator under the radical perfect squares?`
			: say`Is the number under the radical a perfect square?`;
	if (level === 'irrational' || text.includes('overline') || text.includes('.')) return RATIONAL;
	return text.includes('frac')
		? say`Can you simplify the fraction? Is the result an integer?`
		: COUNTING;
};

/** One irrational number among rational ones, or the reverse. */
function oddOneOut(draw: Draw): Draft | undefined {
	const { random } = draw;
	const wantsIrrational = random.int(0, 1) === 0;
	const right = numberOf(wantsIrrational ? 'irrational' : random.pick(LEVELS.slice(0, 3)), random);
	const others = Array.from({ length: 3 }, () =>
		numberOf(wantsIrrational ? random.pick(LEVELS.slice(0, 3)) : 'irrational', random),
	);
	const all = random.shuffle([right, ...others]);
	if (new Set(all.map(({ shown }) => tex(shown))).size < 4) return undefined;
	if (new Set(others.map(({ mistake }) => mistake)).size < 2) return undefined;
	const kind = wantsIrrational ? 'irrational' : 'rational';
	return {
		prompt: say`Which of these numbers is ${kind}?`,
		answer: multipleChoice(
			right.shown,
			...others.map(({ shown, mistake }) => distractor(shown, mistake)),
		),
		steps: [
			...all.map(({ shown, level, why, ratio = why }) =>
				sentence(say`${shown} is ${level === 'irrational' ? 'irrational' : 'rational'}.`, ratio),
			),
			sentence(say`The ${kind} number is ${right.shown}.`),
		],
		hints: [
			all.some(({ shown }) => tex(shown).includes('pi'))
				? say`Which of the numbers can be written as a ratio of two integers? How can you tell whether a number with a square root or with ${symbol('\\pi')} is rational?`
				: say`Which of the numbers can be written as a ratio of two integers? How can you tell whether a square root is rational?`,
		],
	};
}
