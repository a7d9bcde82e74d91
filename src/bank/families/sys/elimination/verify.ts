/** Puts the stored pair into both equations of the prompt; a single value is taken from the point where they meet. */
import {
	expectNumber,
	expectStepsTrue,
	promptEquations,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { readTex } from '../../../verify/values.ts';
import { expectMeeting, meetingPoint } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question }) => {
	if (question.answer.kind === 'point') return expectMeeting(question, ['x', 'y']);
	const values = meetingPoint(promptEquations(question), ['x', 'y']);
	const asked = promptFormulas(question)[2] ?? '';
	if (!values) return ['the lines do not meet in one point'];
	return [...expectNumber(question, readTex(asked)(values)), ...expectStepsTrue(question, values)];
};
