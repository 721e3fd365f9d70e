/** Decorative, as the country's name is always beside it. */
export function Flag({ address, isLarge = false }: { address: string; isLarge?: boolean }) {
	return (
		<img
			src={address}
			alt=""
			width={isLarge ? 48 : 28}
			height={isLarge ? 36 : 21}
			loading={isLarge ? undefined : "lazy"}
			className={`inline-block flex-none rounded-sm border border-line ${isLarge ? "h-9 w-12" : "h-5.25 w-7"}`}
		/>
	);
}
