import { trackOutboundLink } from './analytics.ts';

/**
 * Records every click on a link to another origin. A plain click navigates once its event is sent; a click that opens a
 * new tab or window, or saves a file, is recorded without delay. Returns a function that stops watching.
 */
export function watchOutboundLinks(
	navigate: (url: string) => void = (url) => location.assign(url),
): () => void {
	const onClick = (click: MouseEvent) => {
		if (click.defaultPrevented) return;
		const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement) || !isOutbound(link)) return;
		const url = link.href;
		if (leavesThisPage(click, link)) {
			click.preventDefault();
			trackOutboundLink(url, () => navigate(url));
		} else {
			trackOutboundLink(url);
		}
	};
	const onMiddleClick = (click: MouseEvent) => {
		if (click.button === 1) onClick(click);
	};
	document.addEventListener('click', onClick);
	document.addEventListener('auxclick', onMiddleClick);
	return () => {
		document.removeEventListener('click', onClick);
		document.removeEventListener('auxclick', onMiddleClick);
	};
}

// `mailto:` and `tel:` links do not lead to another site.
function isOutbound({ protocol, origin }: HTMLAnchorElement): boolean {
	return (protocol === 'http:' || protocol === 'https:') && origin !== location.origin;
}

function leavesThisPage(click: MouseEvent, link: HTMLAnchorElement): boolean {
	const isPlain =
		click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
	return (
		isPlain && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
	);
}
