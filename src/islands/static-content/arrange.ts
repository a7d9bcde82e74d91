/** Syncs the items of a built list with records. */
export type Arrangement<Item> = {
	/** Finds the built items. */
	selector: string;
	isSame: (element: HTMLElement, item: Item) => boolean;
	/** `isNew`: the element is a copy of another item's. */
	fill: (element: HTMLElement, item: Item, isNew: boolean) => void;
};

/**
 * Syncs a list with its records, in their order: items of the same record keep their elements, so what is open or
 * focused stays so; new ones are copies of a built item; those without a record are removed. An empty list of records
 * changes nothing.
 */
export function arrange<Item>(
	list: HTMLElement,
	items: readonly Item[],
	{ selector, isSame, fill }: Arrangement<Item>,
): void {
	const present = Array.from(list.querySelectorAll<HTMLElement>(selector));
	const model = present[0];
	if (!model || items.length === 0) return;
	const blank = model.cloneNode(true);
	const shown = items.map((item) => {
		const known = present.find((element) => isSame(element, item));
		const element = known ?? (blank.cloneNode(true) as HTMLElement);
		fill(element, item, known === undefined);
		return element;
	});
	let next = present.at(-1)?.nextElementSibling ?? null;
	const parent = model.parentElement;
	for (const element of present) if (!shown.includes(element)) element.remove();
	for (const element of shown.toReversed()) {
		if (element.nextElementSibling !== next || !element.parentElement)
			parent?.insertBefore(element, next);
		next = element;
	}
}

/** Only if the text differs, so nothing is repainted for nothing. */
export function setText(root: ParentNode, selector: string, text: string): void {
	const element = root.querySelector(selector);
	if (element && element.textContent.trim() !== text.trim()) element.textContent = text;
}

/** Removes what a copied item said about another record. */
export function remove(root: ParentNode, selector: string): void {
	for (const element of root.querySelectorAll(selector)) element.remove();
}
