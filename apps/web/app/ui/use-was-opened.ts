import { useEffect, useRef, useState } from "react";

/** For a `<details>` whose content is drawn when it is first opened: whether it ever was, before scripts ran too. */
export function useWasOpened(isFromStart: boolean) {
	const [isEver, setIsEver] = useState(false);
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (ref.current?.open) setIsEver(true);
	}, []);
	return { isEver: isEver || isFromStart, details: { ref, onToggle: () => setIsEver(true) } };
}
