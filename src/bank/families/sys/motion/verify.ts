/** Drives the trip again with the stored pair: distances for the known times, or the distance for the stored times. */
import { expectStepsTrue, readPoint, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';

/** With the current or the wind 1, against it −1, and not a number if the trip is downstream against the current. */
function waysIn(text: string): [number, number] {
	const [there = Number.NaN, back = Number.NaN] = [
		...text.matchAll(/(?:(up|down)stream, )?(with|against) the (?:current|wind)/g),
	].map(([, stream, way]) => {
		const sign = way === 'with' ? 1 : -1;
		return stream === undefined || (stream === 'down') === (way === 'with') ? sign : Number.NaN;
	});
	return [there, back];
}

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const [stated = ''] = text.split(' Let x be ');
	const numbers = [...stated.matchAll(/\d+/g)].map(([number]) => Number(number));
	const [x, y, ...more] = readPoint(question.answer.value);
	if (!x || !y || more.length > 0 || numbers.length !== 4)
		return ['the record does not hold four numbers and a pair'];
	const [a, b] = [Number(x[0]) / Number(x[1]), Number(y[0]) / Number(y[1])];
	const [p = 0, q = 0, r = 0, s = 0] = numbers;
	const staged = stated.includes('the rest');
	const [there, back] = waysIn(stated);
	const right = staged
		? a + b === q && r * a + s * b === p
		: q * (a + there * b) === p && s * (a + back * b) === r && a > b && b > 0;
	return [
		...(right ? [] : [`the trip is not possible with ${question.answer.value}`]),
		...expectStepsTrue(question, { x, y }),
	];
};
