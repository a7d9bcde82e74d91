/** A place between two at which the values have opposite signs, or one of which is a zero, where the sign changes. */
export function signChange(gap: (x: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	let atLow = gap(low);
	for (let halving = 0; halving < 50; halving++) {
		const middle = (low + high) / 2;
		const atMiddle = gap(middle);
		if (atLow * atMiddle <= 0) high = middle;
		else [low, atLow] = [middle, atMiddle];
	}
	return (low + high) / 2;
}
