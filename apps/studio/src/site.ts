const SITE_ADDRESS = 'meta[name="site-address"]';

export function siteAddress(path: string): string {
	return new URL(path, document.querySelector(SITE_ADDRESS)?.getAttribute("content") ?? location.origin).href;
}

export function previewAddress(token: string): string {
	return siteAddress(`/preview/${encodeURIComponent(token)}`);
}
