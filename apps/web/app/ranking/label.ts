type Named = { name: string; shortName?: string | undefined };

/** "IIT Madras" where it is called so; bare initials ("PAU") would tell few readers who is meant. */
export function labelOf({ name, shortName }: Named): string {
	return shortName?.includes(" ") ? shortName : name;
}
