import { useEffect, useRef } from "react";

/** Whether the form that is asked about is still open: a save that ends late leads nobody away who has left it. */
export function useIsHere(): () => boolean {
	const isHere = useRef(true);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);
	return () => isHere.current;
}
