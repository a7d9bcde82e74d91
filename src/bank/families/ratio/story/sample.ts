/** The part of ratio.story that predicts a count from a sample. */
import { type Prose, say } from '../../../../math/prose.ts';
import { integer, sentence, type Skills, withMisconceptions, withUnit } from '../../../family.ts';
import { proportionLines } from '../../../steps/proportion-lines.ts';

type Tell = (
	k: number,
	n: number,
	N: number,
) => {
	prompt: Prose;
	things: string;
	/** What was counted: "ride the bus". */
	counted: string;
	/** The largest plausible share. */
	most: number;
};

const TELLS: readonly Tell[] = [
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} students at a school, ${k} ride the bus. The school has ${N} students. Predict how many of them ride the bus.`,
		things: 'students',
		counted: 'ride the bus',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} light bulbs from a factory, ${k} are faulty. Predict how many of the next ${N} light bulbs are faulty.`,
		things: 'light bulbs',
		counted: 'are faulty',
		most: 0.15,
	}),
	(k, n, N) => ({
		prompt: say`A ranger checks a random sample of ${n} trees in a forest and finds ${k} oaks. The forest has ${N} trees. Predict how many of them are oaks.`,
		things: 'trees',
		counted: 'are oaks',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} visitors to a fair, ${k} bought popcorn. The fair had ${N} visitors in all. Predict how many of them bought popcorn.`,
		things: 'visitors',
		counted: 'bought popcorn',
		most: 0.8,
	}),
	(k, n, N) => ({
		prompt: say`In a random sample of ${n} fish from a lake, ${k} are trout. The lake has about ${N} fish. Predict how many of them are trout.`,
		things: 'fish',
		counted: 'are trout',
		most: 0.7,
	}),
	(k, n, N) => ({
		prompt: say`A librarian checks a random sample of ${n} books and finds that ${k} are science books. The library has ${N} books. Predict how many of them are science books.`,
		things: 'books',
		counted: 'are science books',
		most: 0.3,
	}),
];

export const sampleSkills: Skills = {
	'Predict a population count'(draw) {
		const [k, n, N] = [draw.int('k'), draw.int('n'), draw.int('N')];
		const predicted = (k * N) / n;
		if (!Number.isInteger(predicted) || k >= n) return undefined;
		const plausible = TELLS.map((tell) => tell(k, n, N)).filter(({ most }) => k / n <= most);
		if (plausible.length === 0) return undefined;
		const { prompt, things, counted } = draw.random.pick(plausible);
		const answer = withMisconceptions(
			withUnit(integer(predicted), things),
			[integer(N - predicted), 'subtracted the prediction from the whole population'],
			[
				integer(k + N - n),
				'added the same number to both sample counts instead of using equal ratios',
			],
		);
		return {
			prompt,
			answer,
			steps: [
				...proportionLines(
					[k, n, null, N],
					'x',
					'let x be the predicted number; set the ratio in the sample equal to the ratio in the population',
				),
				sentence(say`The prediction is that ${answer.body} ${counted}.`),
			],
			hints: [
				say`What fraction of the ${things} in the sample ${counted}? Which proportion can you write for all ${N} ${things}?`,
			],
		};
	},
};
