/** In radians: s = rθ and S = rs/2. */
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import { expectRounded } from '../../../verify/compounding.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	const r = Number(/radius of \$(\d+)\$/.exec(text)?.[1]);
	if (Number.isNaN(r)) return ['the prompt gives no radius'];
	const arc = /is \$([^$]+)\$ cm long/.exec(text)?.[1];
	if (arc !== undefined)
		return expectNumber(question, Math.round((readReal(arc)() / r) * (180 / Math.PI) * 1e6) / 1e6);
	const radians = /angle of \$([^$]+)\$ radians/.exec(text)?.[1];
	const theta = radians
		? readReal(radians)()
		: (Number(/angle of \$(\d+)\^/.exec(text)?.[1]) * Math.PI) / 180;
	const s = r * theta;
	return /^-?\d+\.\d$/.test(question.answer.value)
		? expectRounded(question.answer.value, text.includes('sector') ? (r * s) / 2 : s)
		: ['the answer is not given in tenths'];
};
