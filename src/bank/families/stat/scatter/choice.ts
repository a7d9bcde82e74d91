/** The part of stat.scatter about association and correlation: statements to choose from. */
import { equation, symbol } from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { TRENDS } from './trend-settings.ts';
import { cluster, kindOfTrend, outlier } from './pattern.ts';

export const choiceSkills: Skills = {
	'Interpret a correlation coefficient'(draw) {
		const r = draw.int('r');
		const size = Math.abs(r);
		const isStrong = size >= 0.78;
		if (size < 0.1 || (!isStrong && size >= 0.4)) return undefined;
		const setting = draw.random.pick(TRENDS.filter(({ falls }) => falls === r < 0));
		if (!isStrong && setting.isClose) return undefined;
		const coefficient = equation(symbol('r'), decimal(r.toFixed(2)));
		const kind = (strong: boolean, positive: boolean) =>
			`${strong ? 'strong' : 'weak'} ${positive ? 'positive' : 'negative'} linear association`;
		const name = (strong: boolean, positive: boolean) => say`A ${kind(strong, positive)}`;
		return {
			prompt: say`For data on ${setting.xIs} and ${setting.yIs}, the correlation coefficient is ${coefficient}. What does this show?`,
			answer: multipleChoice(
				name(isStrong, r > 0),
				distractor(
					name(isStrong, r < 0),
					`read a ${r > 0 ? 'positive' : 'negative'} coefficient as a ${r > 0 ? 'negative' : 'positive'} association`,
				),
				distractor(
					name(!isStrong, r > 0),
					`read an absolute value close to ${isStrong ? '1' : '0'} as a ${isStrong ? 'weak' : 'strong'} association`,
				),
				distractor(name(!isStrong, r < 0), 'switched positive with negative and strong with weak'),
			),
			steps: [
				sentence(
					say`The coefficient is ${r > 0 ? 'positive' : 'negative'}, so the association is ${r > 0 ? 'positive' : 'negative'}.`,
					'the sign gives the direction',
				),
				sentence(
					say`The absolute value, ${decimal(size.toFixed(2))}, is ${isStrong ? say`close to ${1}` : say`closer to ${0} than to ${1}`}, so the association is ${isStrong ? 'strong' : 'weak'}.`,
					'the absolute value gives the strength',
				),
				sentence(say`So ${coefficient} shows a ${kind(isStrong, r > 0)}.`),
			],
			hints: [
				say`What does the sign of ${symbol('r')} tell you? What does an absolute value close to ${1} or close to ${0} tell you?`,
			],
		};
	},

	'Describe patterns in a scatter plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'type') return kindOfTrend(draw);
		return ask === 'outlier' ? outlier(draw) : cluster(draw);
	},
};
