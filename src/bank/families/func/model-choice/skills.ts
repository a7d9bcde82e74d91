/** func.model-choice: which family of functions fits, and what it leads to. */
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	drawnInts,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { accountKind, firstGreater, planGap } from './growth.ts';
import { squareAgainstPower } from './square-against-power.ts';
import { COMMON, familyChoice, inPlainWords, type Kind, kindOf, MEANS, REASONS } from './kinds.ts';
import { fromTable, recognize } from './recognize.ts';
import { scatter } from './scatter.ts';
import { type GrowthStory, STORIES } from './stories.ts';
import { capital } from '../../../contexts/names.ts';

const OF_KIND: Readonly<Record<GrowthStory['kind'], string>> = {
	...MEANS,
	quadratic: 'the graph of a quadratic function is a parabola',
	sinusoidal: 'functions of these types do not rise and fall again and again',
};

const MISREAD: Readonly<Record<Kind, string>> = {
	...REASONS,
	linear: 'thought that the quantity changes by the same amount each time',
	quadratic: 'thought that the changes themselves change by the same amount each time',
	exponential: 'thought that the quantity changes by the same percent each time',
	sinusoidal: 'thought that the quantity rises and falls again and again',
};

/** How the type of a situation comes to be missed. */
const OVERLOOKED: Readonly<Record<GrowthStory['kind'], string>> = {
	linear: 'overlooked that the quantity changes by the same amount each time',
	quadratic: 'overlooked that the graph of the height over time is a parabola',
	exponential: 'overlooked that the quantity changes by the same factor each time',
	sinusoidal: '',
};

export const skills: Skills = {
	'Choose the relation that fits the data': (draw) => recognize(draw, inPlainWords),
	'Recognize linear, quadratic, and exponential data': (draw) => recognize(draw, inPlainWords),
	'Choose the type of function that fits a table': recognize,
	'Identify the type of function from a table': (draw) =>
		fromTable(draw, kindOf(draw.inTurn('type')), COMMON, {
			x0: draw.int('x0'),
			named: inPlainWords,
		}),

	'Identify the type of function from a description'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const story = draw.inTurn('ctx');
		// No savings account pays more.
		if (story === 'savings account' && r > 5) return undefined;
		const {
			tells,
			kind,
			why,
			because,
			models = say`this situation`,
		} = caseOf(STORIES, story)(a, r, draw.random.int(2, 9));
		return {
			prompt: say`${tells} Which type of function models ${models}?`,
			answer: familyChoice(
				kind,
				COMMON,
				(one) => (one === 'sinusoidal' ? OVERLOOKED[kind] : MISREAD[one]),
				inPlainWords,
			),
			steps: [
				sentence(say`${capital(why)}.`, because),
				sentence(
					kind === 'sinusoidal'
						? say`The function is not linear, quadratic, or exponential, so it is of another type.`
						: say`So the function is ${kind}.`,
					OF_KIND[kind],
				),
			],
			hints: [
				kind === 'quadratic'
					? say`What does the graph of the height over time look like?`
					: say`Does the quantity change by equal amounts, by equal percents, or in some other way?`,
			],
		};
	},

	'Classify growth and decay as linear or exponential'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const type = draw.inTurn('type');
		const up = type.startsWith('increasing');
		const tells = type.endsWith('linear')
			? say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${r} units each year.`
			: say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${percent(r)} each year.`;
		const all = [
			'increasing linear',
			'decreasing linear',
			'increasing exponential',
			'decreasing exponential',
		];
		return {
			prompt: say`${tells} Which type of function models the quantity?`,
			answer: multipleChoice(
				say`${type}`,
				...all
					.filter((one) => one !== type)
					.map((one) =>
						distractor(
							say`${one}`,
							[
								...(one.split(' ')[0] === type.split(' ')[0]
									? []
									: [up ? 'mistook growth for decay' : 'mistook decay for growth']),
								...(one.split(' ')[1] === type.split(' ')[1]
									? []
									: [
											type.endsWith('linear')
												? 'thought that equal amounts mean equal percents'
												: 'thought that equal percents mean equal amounts',
										]),
							].join(' and '),
						),
					),
			),
			steps: [
				sentence(
					type.endsWith('linear')
						? say`The quantity changes by the same amount each year, so the function is linear.`
						: say`The quantity changes by the same percent each year, so the function is exponential.`,
				),
				sentence(
					say`The quantity ${up ? 'grows' : 'shrinks'}, so ${up ? 'an' : 'a'} ${type} function models it.`,
				),
			],
			hints: [say`Does the quantity change by the same amount or by the same percent each year?`],
		};
	},

	'Tell linear from exponential growth in an account': accountKind,
	'Compare quadratic and exponential growth': squareAgainstPower,
	'Find when exponential growth exceeds linear growth': firstGreater,
	'Choose the equation that best fits a scatter plot': scatter,
	'Compare linear and exponential plans over time': planGap,
};
