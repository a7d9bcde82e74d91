/** The part of stat.sampling about how samples and groups are chosen. */
import { say } from '../../../../math/prose.ts';
import { type DraftChoice, letteredChoice, multipleChoice, distractor } from '../../../answer.ts';
import { sentence, type Skills } from '../../../family.ts';
import { SAMPLE_PLANS } from './sample-plans.ts';
import { STUDIES, STUDY_KINDS } from './studies.ts';
import { TREATMENTS } from './treatments.ts';

const WHY = {
	'A sample survey': 'A part of a group is chosen at random and asked questions.',
	'An experiment': 'A treatment is given to groups that are formed at random.',
	'An observational study': 'Data are collected without changing anything.',
	'A census': 'Every member of the group is asked.',
} as const;

export const planSkills: Skills = {
	'Which sample is representative?'(draw) {
		const size = draw.int('size');
		const plan = draw.random.pick(SAMPLE_PLANS);
		const fair = say`${size} ${plan.people} picked at random from a list of all ${plan.people} ${plan.whole}`;
		return {
			prompt: say`${plan.wish} Which sample is most likely to be representative?`,
			answer: multipleChoice(
				fair,
				distractor(say`${size} ${plan.convenient}`, 'took those that are easy to reach'),
				distractor(say`${size} ${plan.voluntary}`, 'took those that come forward by themselves'),
				distractor(say`${size} ${plan.partial}`, 'took only one part of the population'),
			),
			steps: [
				sentence(
					say`In a representative sample, each of the ${plan.people} ${plan.whole} has the same chance to be chosen.`,
				),
				sentence(
					say`The other three samples leave out some kinds of ${plan.people} or prefer others.`,
				),
				sentence(say`So the sample is: ${fair}.`),
			],
			hints: [say`Which plan gives all ${plan.people} the same chance?`],
		};
	},

	'Study design'(draw) {
		const study = draw.random.pick(STUDIES);
		const options: DraftChoice[] = STUDY_KINDS.map((kind) =>
			kind === study.kind
				? { body: say`${kind}` }
				: distractor(say`${kind}`, 'mixed up kinds of studies'),
		);
		return {
			prompt: say`${study.text} What kind of study is this?`,
			answer: letteredChoice(options),
			steps: [sentence(say`${WHY[study.kind]}`), sentence(say`${study.kind}.`)],
			hints: [say`Who is studied, how are they chosen, and is anything changed?`],
		};
	},

	'Which conclusion is justified?'(draw) {
		const design = draw.inTurn('design');
		const wanted = draw.choice('ctx');
		const one = TREATMENTS.find(({ ctx }) => ctx === wanted);
		if (!one) return undefined;
		const isSample = design === 'both' || design === 'random sample only';
		const isAssigned = design === 'both' || design === 'random assignment only';
		const option = (cause: boolean, all: boolean) =>
			say`The study ${cause ? 'shows a cause' : 'shows an association, but not a cause'}, and the result holds ${all ? `for all the ${one.people}` : 'only for those in the study'}`;
		const right = option(isAssigned, isSample);
		return {
			prompt: say`From all the ${one.people}, a group was ${isSample ? 'chosen at random' : 'put together without chance'}. ${isAssigned ? 'It was decided at random which of them' : 'It was not decided at random which of them'} ${one.does}. Those that ${one.does} ${one.result}. Which conclusion is justified?`,
			answer: multipleChoice(
				right,
				distractor(option(!isAssigned, isSample), 'misjudged the assignment to the groups'),
				distractor(option(isAssigned, !isSample), 'misjudged how the sample was chosen'),
				distractor(option(!isAssigned, !isSample), 'mixed up random sample and random assignment'),
			),
			steps: [
				sentence(
					isAssigned
						? say`The treatment was assigned at random, so a cause can be shown.`
						: say`The treatment was not assigned at random, so only an association can be shown.`,
				),
				sentence(
					isSample
						? say`The sample is random, so the result holds for all.`
						: say`The sample is not random, so the result holds only for those in the study.`,
				),
				sentence(say`${right}.`),
			],
			hints: [
				say`What was done at random: the choice of the sample, or the assignment of the treatment?`,
			],
		};
	},
};
