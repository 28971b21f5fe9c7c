import { createRoot } from 'react-dom/client';
import './diagram.css';
import './atlas.css';
import './recording.css';
import { App } from './App';
import { readFacts } from './facts';

const place = document.getElementById('atlas');
if (place !== null) createRoot(place).render(<App atlas={readFacts()} />);
