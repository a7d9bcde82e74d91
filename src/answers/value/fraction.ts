/** Up to here a bigint is a number without rounding. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/** Exact bigint fractions in lowest terms. A third of the size of a full-featured library. */
export class Fraction {
	/** −1, 0 or 1. */
	readonly s: bigint;
	/** Absolute value of the numerator. */
	readonly n: bigint;
	/** Denominator, positive. */
	readonly d: bigint;

	/** The caller must rule out a zero denominator first. */
	constructor(over: bigint | number, under: bigint | number = 1n) {
		const [n, d] = [BigInt(over), BigInt(under)];
		const by = gcd(size(n), size(d)) || 1n;
		this.s = n === 0n ? 0n : n < 0n === d < 0n ? 1n : -1n;
		this.n = size(n) / by;
		this.d = size(d) / by;
	}

	/** `12`, `0.50`, or `0.1(6)`, whose block in parentheses repeats. */
	static fromDecimal(text: string): Fraction {
		const [, whole = '', digits = '', block = ''] =
			/^(\d*)\.?(\d*)(?:\((\d+)\))?$/.exec(text) ?? [];
		const start = BigInt(whole + digits || '0');
		const scale = 10n ** BigInt(digits.length);
		if (block === '') return new Fraction(start, scale);
		const nines = 10n ** BigInt(block.length) - 1n;
		return new Fraction(start * nines + BigInt(block), scale * nines);
	}

	add(other: Fraction): Fraction {
		return new Fraction(this.s * this.n * other.d + other.s * other.n * this.d, this.d * other.d);
	}

	sub(other: Fraction): Fraction {
		return this.add(other.neg());
	}

	mul(other: Fraction): Fraction {
		return new Fraction(this.s * this.n * other.s * other.n, this.d * other.d);
	}

	div(other: Fraction): Fraction {
		return new Fraction(this.s * this.n * other.d, this.d * other.s * other.n);
	}

	/** To an integer power; a negative one takes the reciprocal. */
	pow(exponent: bigint): Fraction {
		const over = (this.s * this.n) ** size(exponent);
		const under = this.d ** size(exponent);
		return exponent < 0n ? new Fraction(under, over) : new Fraction(over, under);
	}

	neg(): Fraction {
		return new Fraction(-this.s * this.n, this.d);
	}

	abs(): Fraction {
		return new Fraction(this.n, this.d);
	}

	equals(other: Fraction): boolean {
		return this.s === other.s && this.n === other.n && this.d === other.d;
	}

	/** Nearest floating-point number; long numerators and denominators lose no precision. */
	valueOf(): number {
		const over = Number(this.s * this.n);
		if (this.d === 1n) return over;
		if (this.n <= EXACT && this.d <= EXACT) return over / Number(this.d);
		const digits = 20n + BigInt(this.d.toString().length);
		return Number(`${this.s * ((this.n * 10n ** digits) / this.d)}e-${digits}`);
	}

	/** `-3/4`, `5`. */
	toString(): string {
		return `${this.s * this.n}${this.d === 1n ? '' : `/${this.d}`}`;
	}
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
