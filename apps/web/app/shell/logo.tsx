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
