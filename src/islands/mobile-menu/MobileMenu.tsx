/**
 * The site's navigation: a single list of links, shown as a row if there is room (CSS), otherwise as a popover behind a
 * button. Opening, closing, Escape, tapping outside, and returning the focus are the browser's, so they work before and
 * without script; the island adds what the browser lacks.
 */
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './MobileMenu.module.css';

export type MenuLink = { href: string; label: string; external?: boolean };

type Props = {
	links: readonly MenuLink[];
	/** The page's own path; its link is announced as the current page. */
	current?: string;
	id?: string;
	/** Shown after the links. */
	children?: ReactNode;
};

export function MobileMenu({ links, current, id = 'site-menu', children }: Props) {
	const menu = useRef<HTMLElement>(null);
	// Unknown until hydrated: without script a fixed "false" would contradict an open menu.
	const [isOpen, setIsOpen] = useState<boolean>();

	useEffect(() => followPopover(menu.current, setIsOpen), []);

	function closeAfterChoice(event: MouseEvent<HTMLElement>) {
		if (event.target instanceof Element && event.target.closest('a')) hide(menu.current);
	}

	return (
		<div className={styles.frame}>
			<button
				type="button"
				className={styles.button}
				popoverTarget={id}
				aria-expanded={isOpen}
				aria-controls={id}
				data-native
			>
				<span className={styles.bars} aria-hidden="true" />
				<span className={styles.name}>Menu</span>
			</button>
			<nav
				ref={menu}
				id={id}
				className={styles.menu}
				popover="auto"
				aria-label="Main"
				onClick={closeAfterChoice}
			>
				<ul className={styles.links}>
					{links.map((link) => (
						<li key={link.href}>
							<a
								href={link.href}
								data-native={isOnPage(link.href, current) ? undefined : true}
								aria-current={link.href === current ? 'page' : undefined}
								{...(link.external ? { target: '_blank', rel: 'noopener' } : {})}
							>
								{link.label}
								{link.external && <span className="sr-only"> (opens in a new tab)</span>}
							</a>
						</li>
					))}
				</ul>
				{children && <div className={styles.below}>{children}</div>}
			</nav>
		</div>
	);
}

/**
 * `data-native` lets a click through before the menu is hydrated. That is enough for a link to another page; a link
 * within the page waits, because the menu has to close afterward.
 */
function isOnPage(href: string, current: string | undefined): boolean {
	return href.startsWith('#') || (current !== undefined && href.startsWith(`${current}#`));
}

/** Tracks whether the popover is open, and closes it when the screen becomes wide enough for the row. */
function followPopover(menu: HTMLElement | null, report: (isOpen: boolean) => void) {
	if (!menu?.hidePopover) return;
	const onToggle = () => report(isShown(menu));
	const wide = matchMedia('(min-width: 48rem)');
	const onWide = () => hide(menu);
	onToggle();
	menu.addEventListener('toggle', onToggle);
	wide.addEventListener('change', onWide);
	return () => {
		menu.removeEventListener('toggle', onToggle);
		wide.removeEventListener('change', onWide);
	};
}

function isShown(menu: HTMLElement): boolean {
	return menu.matches(':popover-open');
}

function hide(menu: HTMLElement | null): void {
	if (menu?.hidePopover && isShown(menu)) menu.hidePopover();
}
