/** The part of stat.sampling about how samples and groups are chosen. */
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type DraftChoice,
	letteredChoice,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { introduced, SAMPLE_PLANS, STUDIES, STUDY_KINDS, TREATMENTS } from './studies.ts';

const DOES = {
	'A sample survey':
		'a sample survey collects data from a random sample in order to learn about the whole group',
	'An experiment': 'an experiment compares treatments that are assigned at random',
	'An observational study': 'an observational study observes people or things as they are',
	'A census': 'a census covers every member of a group',
} as const;

const THOUGHT = {
	'A sample survey': 'thought that a random sample was used to learn about the whole group',
	'An experiment': 'thought that a treatment was assigned at random',
	'An observational study':
		'thought that the people or things were only observed, not asked or treated in any way',
	'A census': 'thought that data were collected from every member of the group',
} as const;

export const planSkills: Skills = {
	'Choose a representative sample'(draw) {
		const size = draw.int('size');
		const plan = draw.random.pick(SAMPLE_PLANS);
		const dependsOn = plan.dependsOn ?? 'who volunteers';
		const fair = say`${size} ${plan.people} picked at random from all the ${plan.people} ${plan.whole}`;
		return {
			prompt: say`${plan.wish} Which sample is most likely to be representative?`,
			answer: multipleChoice(
				fair,
				distractor(
					say`${size} ${plan.convenient}`,
					'chose a convenience sample instead of a random sample',
				),
				distractor(say`${size} ${plan.voluntary}`, `chose a sample that depends on ${dependsOn}`),
				distractor(
					say`${size} ${plan.partial}`,
					'chose a sample from only one part of the population',
				),
			),
			steps: [
				sentence(
					say`In a random sample, all ${plan.people} ${plan.whole} have the same chance of being chosen.`,
				),
				sentence(
					say`A sample of ${plan.convenient} is chosen for convenience.`,
					`these ${plan.people} may differ from the others`,
				),
				sentence(say`A sample of ${plan.voluntary} depends on ${dependsOn}.`),
				sentence(say`A sample of ${plan.partial} leaves out ${plan.leftOut}.`),
				sentence(say`So these three samples favour some ${plan.people} over others.`),
				sentence(say`The sample most likely to be representative is ${fair}.`),
			],
			hints: [say`Which samples leave out or favour some ${plan.people}?`],
		};
	},

	'Identify the design of a study'(draw) {
		const study = draw.random.pick(STUDIES);
		const options: DraftChoice[] = STUDY_KINDS.map((kind) =>
			kind === study.kind ? { body: say`${kind}` } : distractor(say`${kind}`, THOUGHT[kind]),
		);
		return {
			prompt: say`${study.text} Which is the most specific term for this type of study?`,
			answer: letteredChoice(options),
			steps: [
				sentence(say`${study.shows}`),
				sentence(say`${study.kind} fits this description.`, DOES[study.kind]),
			],
			hints: [say`Who or what is being studied? How are they chosen? Is anything changed?`],
		};
	},

	'Choose a justified conclusion'(draw) {
		const design = draw.inTurn('design');
		const wanted = draw.choice('ctx');
		const one = TREATMENTS.find(({ ctx }) => ctx === wanted);
		if (!one) return undefined;
		const isSample = design === 'both' || design === 'random sample only';
		const isAssigned = design === 'both' || design === 'random assignment only';
		const option = (cause: boolean, all: boolean) =>
			say`The study ${cause ? 'shows cause and effect' : 'shows an association, but not cause and effect'}, and the result ${all ? `can be generalized to all the ${one.people}` : 'applies only to those in the study'}`;
		const right = option(isAssigned, isSample);
		return {
			prompt: say`Researchers chose ${isSample ? say`a random sample from all the ${introduced(one.people)}` : say`some ${introduced(one.people)} for a study, but not at random`}. ${isAssigned ? `They randomly assigned half of those chosen to ${one.wouldDo}` : `${isSample ? 'They did not' : 'Nor did they'} decide at random which of those chosen would ${one.wouldDo}`}. On average, those ${one.are} ${one.does.replace(' a ', ' the ')} ${one.result} than the others. Which conclusion is justified?`,
			answer: multipleChoice(
				right,
				distractor(
					option(!isAssigned, isSample),
					isAssigned
						? 'overlooked the random assignment'
						: 'thought that the treatment was assigned at random',
				),
				distractor(
					option(isAssigned, !isSample),
					isSample
						? 'overlooked the random choice of the sample'
						: 'thought that the sample was random',
				),
				distractor(
					option(!isAssigned, !isSample),
					isSample && isAssigned
						? 'overlooked both the random choice and the random assignment'
						: isSample || isAssigned
							? 'switched what random choice and random assignment allow'
							: 'thought that both the choice and the assignment were random',
				),
			),
			steps: [
				sentence(
					isAssigned
						? say`The treatment was assigned at random, so the study can show cause and effect.`
						: say`The treatment was not assigned at random, so the study can show only an association.`,
				),
				sentence(
					isSample
						? say`The sample is random, so the result can be generalized to all the ${one.people}.`
						: say`The sample is not random, so the result applies only to those in the study.`,
				),
				sentence(say`${right}.`),
			],
			hints: [say`Was the sample chosen at random? Was the treatment assigned at random?`],
		};
	},
};
