/** Where a verdict leads. The folds and links are the page's; these buttons only open them. */
import { useState, type MouseEvent } from 'react';

/** The link to whatever comes next on this page, if any. */
export function NextLink() {
	const next = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
	// The end of a practice set has its own text.
	const says = next?.textContent.replace('→', '').trim();
	return (
		next && (
			<p className="answer-way">
				<a href={next.href}>{says === 'Next' ? 'Next question' : says}</a>
			</p>
		)
	);
}

/** The ways on from a wrong answer: help in this question, the lecture that teaches it, another question like it. */
export function HelpLinks() {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('.like a')].toReversed();
	return (
		<p className="answer-way">
			<HelpButton />
			{links.map((link) => (
				<PageLink key={link.href} to={link} says={link.textContent.trim()} />
			))}
		</p>
	);
}

/** Follows one of the page's links, from here. */
function PageLink({ to, says }: { to: HTMLAnchorElement; says: string }) {
	function follow(event: MouseEvent) {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		to.click();
	}
	return (
		<a href={to.href} onClick={follow}>
			{says}
		</a>
	);
}

type Help = { says: string; opens: HTMLElement; focuses: HTMLElement };

/** One hint, then the first step, then the next: each press opens one more, until all are open. */
function HelpButton() {
	// What is open is read from the page, not kept here: a reader opens folds by hand as well.
	const [presses, setPresses] = useState(0);
	const [card, setCard] = useState<Element | null>(null);
	const help = card && nextHelp(card);

	function open({ currentTarget }: MouseEvent) {
		const found = nextHelp(currentTarget.closest('article') ?? document.body);
		found?.opens.click();
		found?.focuses.focus();
		setPresses(presses + 1);
	}

	return (
		<span ref={(element) => setCard(element?.closest('article') ?? null)}>
			{help && (
				<button type="button" onClick={open}>
					{help.says}
				</button>
			)}
		</span>
	);
}

function nextHelp(card: Element): Help | null {
	const hint = card.querySelector<HTMLElement>('details[data-help="hint"]:not([open]) > summary');
	if (hint) return { says: 'Show a hint', opens: hint, focuses: hint };
	const steps = card.querySelector('details[data-help="steps"]');
	const summary = steps?.querySelector('summary');
	if (!steps || !summary) return null;
	if (!steps.hasAttribute('open'))
		return { says: 'Show the first step', opens: summary, focuses: summary };
	const next = steps.querySelector<HTMLElement>('[data-next]');
	const isMore = next && !next.parentElement?.hidden;
	return isMore ? { says: 'Show the next step', opens: next, focuses: next } : null;
}
