import { ToastContainer } from 'react-toastify/unstyled';

/** Where toasts appear. Alt+T, the package's own hot key, takes the keyboard there (9-07). */
export function Toasts() {
  return <ToastContainer position="top-right" autoClose={5000} theme="light" pauseOnHover pauseOnFocusLoss />;
}
