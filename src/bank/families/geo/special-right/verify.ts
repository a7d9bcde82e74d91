/** The triangle is laid on coordinates from its angles by sine and cosine, scaled to the given side, and measured. */
import { promptWords, type Verify } from '../../../verify/evidence.ts';
import { areaOf, type Corner, expectMeasure, lengthAround } from '../../../verify/measured.ts';

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

export const verify: Verify = ({ question }) => {
	const text = promptWords(question);
	const given = Number(/ is (\d+) (?:cm|m|inch(?:es)?|ft) long/.exec(text)?.[1]);
	/* Hypotenuse 1: the legs are cosine and sine of the smaller angle. */
	const angle = /45-45-90|square with|of a square/.test(text) ? 45 : 30;
	const [long, short] = [Math.cos(turn(angle)), Math.sin(turn(angle))];
	const asked = /Find (.*?), in /.exec(text)?.[1] ?? '';
	const scale = given / givenSide();
	const corners: Corner[] = [
		[0, 0],
		[long * scale, 0],
		[0, short * scale],
	];
	return expectMeasure(
		question,
		measured(),
		asked.includes('area') ? ['A'] : asked.includes('perimeter') ? ['P'] : [],
	);

	/** The given side in the triangle with hypotenuse 1. */
	function givenSide(): number {
		if (/hypotenuse of a|diagonal of a square is|equilateral/.test(text)) return 1;
		return /shorter leg of a/.test(text) ? short : long;
	}

	function measured(): number {
		if (/equilateral/.test(text)) {
			return asked.includes('area') ? 2 * areaOf(corners) : long * scale;
		}
		if (asked.includes('area')) return areaOf(corners);
		if (asked.includes('perimeter')) return lengthAround(corners);
		if (/hypotenuse|diagonal/.test(asked)) return scale;
		return long * scale;
	}
};
