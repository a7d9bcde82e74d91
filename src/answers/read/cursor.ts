/** A position in the tokens, with ways to look ahead and move on. */
import { type Token, type TokenOptions, tokensOf } from './tokens.ts';
import { MAX_DEPTH, Unreadable } from './unreadable.ts';

export type ReadOptions = TokenOptions & {
	/** `C/2pi` as C/(2π): factors side by side bind tighter than a division sign. */
	tight?: boolean;
	/** `1+-i` as 1 ± i. */
	signPairs?: boolean;
};

export class Cursor {
	protected place = 0;
	private depth = 0;
	protected readonly tokens: Token[];
	private readonly end: number;
	protected readonly options: ReadOptions;

	constructor(text: string, options: ReadOptions) {
		this.tokens = tokensOf(text, options);
		this.end = text.length;
		this.options = options;
	}

	protected peek(ahead = 0): Token | undefined {
		return this.tokens[this.place + ahead];
	}

	protected is(text: string, ahead = 0): boolean {
		const token = this.peek(ahead);
		return token?.text === text && (token.type === 'sign' || token.type === 'word');
	}

	protected takes(...texts: string[]): boolean {
		if (!texts.some((text) => this.is(text))) return false;
		this.place++;
		return true;
	}

	protected fail(message: string): never {
		throw new Unreadable(message, this.peek()?.at ?? this.end);
	}

	protected needs(text: string, message: string): void {
		if (!this.takes(text)) this.fail(message);
	}

	protected deeper<T>(read: () => T): T {
		if (++this.depth > MAX_DEPTH) this.fail('There are too many parentheses inside each other.');
		const result = read();
		this.depth--;
		return result;
	}
}

/** A token as the student typed it. */
export const shown = ({ text }: Token): string =>
	text.replace(/^\\(?=[{}])/, '').replace('\n', 'a new line');
