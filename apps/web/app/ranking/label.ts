type Named = { name: string; shortName?: string | undefined };

/** "IIT Madras", but never bare initials ("PAU"), which few readers know. */
export function labelOf({ name, shortName }: Named): string {
	return shortName?.includes(" ") ? shortName : name;
}
