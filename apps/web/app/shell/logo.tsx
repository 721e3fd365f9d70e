/** The wordmark: the site's name and its coloured mark. */
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
