/** The wordmark: the site's name and its mark of colour. */
export function Logo({ siteName }: { siteName: string }) {
	return (
		<>
			{siteName}
			<span aria-hidden="true" className="text-accent">
				.
			</span>
		</>
	);
}
