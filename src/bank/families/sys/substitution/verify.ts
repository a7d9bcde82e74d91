/** Puts the stored pair into both equations of the prompt, and into every line of the solution. */
import type { Verify } from '../../../verify/evidence.ts';
import { expectMeeting } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question }) => expectMeeting(question, ['x', 'y']);
