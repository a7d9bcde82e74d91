/** A tab of a real browser, whatever drives it; a selector takes the first matching element. */
export type Tab = {
	open(url: string): Promise<void>;
	click(selector: string): Promise<void>;
	type(selector: string, text: string): Promise<void>;
	/** The value of a JavaScript expression in the page: text, a number, true or false. */
	read(expression: string): Promise<unknown>;
	close(): Promise<void>;
};

/** `open` is null if the browser or its driver is not installed; `needs` then says what is missing. */
export type Engine = { name: string; needs: string; open: (() => Promise<Tab>) | null };

/** The width of the narrowest phone we support. */
export const PHONE = { width: 360, height: 740 } as const;
