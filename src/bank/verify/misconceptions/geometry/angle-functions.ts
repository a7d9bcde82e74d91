/** The six trigonometric functions by their names and their TeX. */
export const SHORT: Readonly<Record<string, string>> = {
	sine: 'sin',
	cosine: 'cos',
	tangent: 'tan',
	cosecant: 'csc',
	secant: 'sec',
	cotangent: 'cot',
};
export const RECIPROCAL: Readonly<Record<string, string>> = {
	sin: 'csc',
	cos: 'sec',
	tan: 'cot',
	csc: 'sin',
	sec: 'cos',
	cot: 'tan',
};
export const NAME = '(sine|cosine|tangent|cosecant|secant|cotangent)';

/** The value at an angle whose terminal arm contains this point. */
export const ratioAt = (name: string, x: number, y: number): number => {
	const r = Math.hypot(x, y);
	return (
		{ sin: y / r, cos: x / r, tan: y / x, csc: r / y, sec: r / x, cot: x / y }[name] ?? Number.NaN
	);
};

export const ratioOf = (name: string, angle: number): number =>
	ratioAt(name, Math.cos(angle), Math.sin(angle));

/** The acute angle with this ratio, in radians. */
export const acuteOf = (name: string, ratio: number): number =>
	({
		sin: Math.asin(ratio),
		cos: Math.acos(ratio),
		tan: Math.atan(ratio),
		csc: Math.asin(1 / ratio),
		sec: Math.acos(1 / ratio),
		cot: Math.atan(1 / ratio),
	})[name] ?? Number.NaN;
