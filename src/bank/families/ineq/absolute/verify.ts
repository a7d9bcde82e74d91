/**
 * Tries numbers in the prompt's own inequality. A story is read for its target and the allowed difference; for an
 * interval that is to become an inequality, both are asked about the same numbers.
 */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { add, type Exact, less, readExact, size, subtract } from '../../../verify/values.ts';
import {
	expectRegion,
	readCondition,
	readRegion,
	expectLinesAgree,
} from '../../../verify/regions.ts';

const READ = 'Write an absolute value inequality in';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	if (text.startsWith(READ)) {
		const { has, ends } = readRegion(/is \$(.*?)\$/.exec(text)?.[1] ?? '');
		return [...expectRegion(question, has, ends), ...expectForm(question.answer.value)];
	}
	if (text.startsWith('Solve')) {
		const condition = readCondition(promptFormula(question));
		const isSolution = (x: Exact) => condition({ x });
		return [...expectRegion(question, isSolution), ...expectLinesAgree(question, 'x', isSolution)];
	}
	const [target, by, ...more] = [...text.matchAll(/\$(\d+(?:\.\d+)?)\$/g)].map(([, number = '']) =>
		readExact(number),
	);
	if (!target || !by || more.length > 0)
		return ['the story does not hold a target and a difference'];
	const within = / by at most /.test(text);
	const isSolution = (x: Exact) => {
		const away = size(subtract(x, target));
		return within ? !less(by, away) : !less(away, by);
	};
	const ends = [subtract(target, by), add(target, by)];
	const issues = expectRegion(question, isSolution, ends);
	return skill === 'Solve tolerance problems'
		? issues
		: [...issues, ...expectForm(question.answer.value)];
};

const expectForm = (value: string): string[] =>
	/^\\left\|[^|]+\\right\| \\[lg]e \d+$/.test(value)
		? []
		: [`${value} has no absolute value alone on its left side`];
